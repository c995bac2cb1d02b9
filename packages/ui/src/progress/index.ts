export { ProgressRing, type ProgressRingProps } from './ring.tsx'
export { MOST_SEGMENTS, ProgressSegments, type ProgressSegmentsProps, segmentShares } from './segments.tsx'
