export { Dialog, type DialogProps } from './dialog.tsx'
export { LeaveDialog, type LeaveTexts } from './leave-dialog.tsx'
