/** Records on the device by key. Every failure of the device's database reads as "nothing kept". */
export interface Records<T> {
  get: (key: string) => Promise<T | undefined>
  all: () => Promise<[key: string, value: T][]>
  set: (key: string, value: T) => Promise<void>
  delete: (key: string | readonly string[]) => Promise<void>
  clear: () => Promise<void>
}
