/**
 * The context of a job or subscriber. The server's `Ctx` is added by declaration merging, so that the queue does not
 * depend on it.
 */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging.
export interface JobCtx {}

/** What a job of the platform works with: the server's `Services`, joined in the same way. */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging.
export interface JobServices {}
