export { ProgressRing, type ProgressRingProps } from './ring.tsx'
export { ProgressSegments, type ProgressSegmentsProps } from './segments.tsx'
