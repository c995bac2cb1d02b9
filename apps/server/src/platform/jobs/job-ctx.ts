/**
 * What a job or a subscriber works with. It is the server's `Ctx`, joined by declaration merging, so that the queue
 * knows nothing of what it hands on.
 */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging.
export interface JobCtx {}

/** What a job of the platform works with: the server's `Services`, joined in the same way. */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging.
export interface JobServices {}
