/**
 * What a channel reads with. It is the server's `Ctx`, joined by declaration merging, so that the sockets know
 * nothing of what they hand on.
 */
// eslint-disable-next-line typescript/no-empty-interface -- filled by declaration merging.
export interface ChannelCtx {}
