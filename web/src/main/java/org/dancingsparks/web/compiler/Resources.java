package org.dancingsparks.web.compiler;

import java.util.Collection;
import org.dancingsparks.page.PageFiles;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Takes the parts of pages into the compiled engine. */
public final class Resources implements ResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> classNames) {
    String folder = PageFiles.class.getPackageName().replace('.', '/') + "/";
    return PageFiles.names().stream().map(folder::concat).toArray(String[]::new);
  }
}
