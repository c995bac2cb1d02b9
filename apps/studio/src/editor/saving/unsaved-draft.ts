/** A draft could not be saved; the message is for the owner and names the block that is at fault. */
export class UnsavedDraft extends Error {
  override readonly name = 'UnsavedDraft'
}
