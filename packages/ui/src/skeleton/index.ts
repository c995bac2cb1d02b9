export { Loading, Skeleton, type SkeletonProps } from './skeleton.tsx'
