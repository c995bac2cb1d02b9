export { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
export { createToastQueue, type Toast, type ToastInput, type ToastQueue } from './toast-queue.ts'
