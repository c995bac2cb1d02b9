/** What a generator adds: files by their path below the root, and texts by feature and key. */
export interface NewFiles {
  files: Readonly<Record<string, string>>
  /** New calls with a valid input each, as source text, for the authorization matrix. */
  calls?: Readonly<Record<string, string>>
  texts: Readonly<Record<string, Readonly<Record<string, { en: string; ar: string }>>>>
}
