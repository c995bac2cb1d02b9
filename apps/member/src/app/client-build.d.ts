/** Files of the client build, provided by `build/client-build.ts` in the server bundle. */
declare module 'virtual:foyer/client-build' {
  export type Sheet = { href: string; css: string }
  export const clientBuild: {
    build_id: string
    /** The chunk of the entry, then those that it imports. */
    modules: string[]
    /** The styles of the entry. */
    sheets: Sheet[]
    /** What the views in chunks of their own add, by their folder in the content package. */
    views: Record<string, { modules: string[]; sheets: Sheet[] }>
    /** The rules of each font by its id. */
    fonts: Record<string, string>
  }
}
