/** `rename-thread` or `icon_list` as `renameThread`, `iconList`. */
export function camelCase(name: string): string {
  return name.replace(/[-_]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** `rename-thread` or `icon_list` as `RenameThread`, `IconList`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** `rename-thread` as `Rename thread`. */
export function sentenceCase(name: string): string {
  const text = name.replace(/[-_]+/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
