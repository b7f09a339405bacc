package org.dancingsparks.cli.verify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * The result of a verification.
 *
 * @param faults none if it is proved
 * @param number of the results that were verified
 * @param remark what was proved
 * @param json the same for programs
 */
public record Verdict(List<String> faults, Object number, String remark, ObjectNode json) {}
