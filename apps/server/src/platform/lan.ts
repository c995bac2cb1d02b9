/** Shows apps to other devices of the local network; development only. */
export type Lan = {
  /** The address of an app on the local network; null if this machine has none or no port was free. */
  findUrl: (app_id: string) => Promise<string | null>
}
