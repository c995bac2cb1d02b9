export { ProgressRing, type ProgressRingProps } from './ring.tsx'
export { MAX_SEGMENTS, ProgressSegments, type ProgressSegmentsProps, segmentFills } from './segments.tsx'
