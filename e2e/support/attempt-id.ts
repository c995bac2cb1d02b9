/** Four letters or digits of this worker process. A failed test ends its worker, so its retry gets names of its own. */
export const ATTEMPT_ID = crypto.randomUUID().slice(0, 4)
