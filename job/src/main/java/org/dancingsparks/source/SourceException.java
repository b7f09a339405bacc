package org.dancingsparks.source;

import java.util.function.Supplier;
import org.dancingsparks.message.UserException;

/** A failure that users of the data source can remedy. The message names settings. */
final class SourceException extends UserException {
  private static final long serialVersionUID = 1;
  private static final SettingWording SETTINGS = new SettingWording();

  /**
   * A failure.
   *
   * @param problem the failure, the value, and the reason
   * @param remedy the remedy, as {@link UserException} has it
   */
  SourceException(String problem, String remedy) {
    super(problem, remedy);
  }

  private SourceException(UserException failure) {
    super(failure);
  }

  /** Returns the result of work, rephrasing its failures in terms of settings. */
  static <T> T wording(Supplier<T> work) {
    try {
      return work.get();
    } catch (SourceException e) {
      throw e;
    } catch (UserException e) {
      throw new SourceException(e);
    }
  }

  @Override
  public String getMessage() {
    return message(SETTINGS);
  }
}
