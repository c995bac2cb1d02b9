/** A file that the generator owns: where it stands below the root, and what it must hold. */
export interface GeneratedFile {
  path: string
  text: string
}

/** The first line of every generated file. */
export function banner(source: string): string {
  return `// Written by scripts/generate.ts from ${source}. Do not edit.`
}
