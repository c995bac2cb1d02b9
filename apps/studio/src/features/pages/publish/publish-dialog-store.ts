import { useEffect, useId, useSyncExternalStore } from 'react'

/** Saves what is not saved yet, before anything is published. */
export type Flush = () => Promise<void>

/** What is open in the editor: how its draft is saved, and which page it is. */
export type OpenPage = { readonly flush: Flush; readonly page_id: string }

type PublishDialogState = { readonly open: OpenPage | null } | null

const listeners = new Set<() => void>()
let dialog_state: PublishDialogState = null
let hosts: readonly string[] = []
/** Whether the dialog was left for the place of a check. */
let is_fixing = false

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the publish dialog from anywhere in the studio; an open page can then be published alone. */
export function openPublishDialog(open: OpenPage | null = null): void {
  dialog_state = { open }
  is_fixing = false
  notifyListeners()
}

/** Closes the dialog; a running publish continues. */
export function closePublishDialog(): void {
  dialog_state = null
  notifyListeners()
}

/** Closes the dialog to fix what a check has found; the publish buttons lead back to the list. */
export function leaveForCheck(): void {
  dialog_state = null
  is_fixing = true
  notifyListeners()
}

/** Whether a check of the publish dialog is being fixed. */
export function useIsFixing(): boolean {
  return useSyncExternalStore(subscribe, () => is_fixing)
}

/** The open dialog for one of the publish buttons on the screen: the first one draws it, so that there is only one. */
export function usePublishDialog(): PublishDialogState {
  const id = useId()
  useEffect(() => {
    hosts = [...hosts, id]
    notifyListeners()
    return () => {
      hosts = hosts.filter((host) => host !== id)
      notifyListeners()
    }
  }, [id])
  return useSyncExternalStore(subscribe, () => (hosts[0] === id ? dialog_state : null))
}
