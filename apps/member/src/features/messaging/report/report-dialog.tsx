import type { Message } from '@foyer/contract/messaging/shapes'
import { lazyFeature } from '../../../platform/texts/lazy-feature.tsx'

export type ReportDialogProps = { thread_id: string; message: Message; close: () => void }

/** Reports the message of another person; loads when it is opened. */
export const ReportDialog = lazyFeature<ReportDialogProps>(
  async () => (await import('./report-sheet.tsx')).ReportSheet,
  ['message_reports'],
)
