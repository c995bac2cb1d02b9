/** The source of time. All code that needs the time takes a clock, so that tests and sandboxes can move it. */
export interface Clock {
  now: () => Date
}
