import { SearchX } from 'lucide-react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { Loading, Skeleton } from '../skeleton/index.ts'
import { Spinner } from '../spinner/index.ts'
import { sampleCover } from './sample-art.ts'
import styles from './styles.module.css'

/** Empty, failed and loading. */
export function StateSamples({ brand }: { readonly brand: string }) {
  return (
    <>
      <EmptyState
        heading="h3"
        art={sampleCover(brand, 'arch.dawn.2')}
        title="Nothing saved yet"
        text="Tap the bookmark on a workout, meal or article and it waits for you here, even offline."
        actions={<Button size="small">Browse workouts</Button>}
      />
      <EmptyState
        heading="h3"
        icon={<SearchX />}
        title="No matches"
        text="“kettelbell” is not in Products."
      />
      <ErrorState
        heading="h3"
        title="Something went wrong."
        text="Your messages didn't load. Nothing you wrote is lost. Try again in a moment."
        retry={{ label: 'Try again', onRetry: () => {} }}
      />
      <Loading label="Loading members">
        <div className={styles.line}>
          <Skeleton shape="person" width="2.75rem" height="2.75rem" />
          <Skeleton width="50%" />
          <Skeleton shape="control" height="3rem" />
        </div>
      </Loading>
      <div className={styles.line}>
        <Spinner /> Importing pictures
      </div>
    </>
  )
}
