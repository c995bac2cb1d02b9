/** What the client build is made of, provided by `build/client-build.ts` in the server's bundle. */
declare module 'virtual:foyer/client-build' {
  export const clientBuild: {
    build_id: string
    entry: string
    imports: string[]
    /** The chunks of each view that is not in the entry, by its place in the content package. */
    views: Record<string, string[]>
    stylesheet: string
    css: string
  }
}
