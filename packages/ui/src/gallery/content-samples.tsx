import { Bell, Bookmark, Check, Clock, Play, WifiOff } from 'lucide-react'
import { Avatar, AvatarStack } from '../avatar/index.ts'
import { Badge } from '../badge/index.ts'
import { Button, LinkButton } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { Chip } from '../chip/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ListRow, RowList } from '../list-row/index.ts'
import { Banner, Notice } from '../notice/index.ts'
import { ProgressRing, ProgressSegments } from '../progress/index.ts'
import { sampleCover, samplePortrait } from './sample-art.ts'
import styles from './styles.module.css'

/** Buttons, chips, badges and icons in every kind. */
export function ButtonSamples() {
  return (
    <>
      <Button icon={<Play fill="currentColor" />} is_wide>
        Start workout
      </Button>
      <div className={styles.line}>
        <Button kind="ink" size="small">
          Invite
        </Button>
        <Button kind="outline" size="small">
          Replace
        </Button>
        <Button kind="soft" size="small">
          Message
        </Button>
        <Button kind="ghost" size="small">
          Cancel
        </Button>
        <Button kind="danger" size="small">
          Hide it
        </Button>
        <LinkButton kind="text" size="small" href="#all">
          See all
        </LinkButton>
        <Button is_busy size="small">
          Saving
        </Button>
        <Button disabled size="small">
          Off
        </Button>
      </div>
      <div className={styles.art}>
        <IconButton kind="glass" label="Bookmark" icon={<Bookmark />} is_pressed />
        <IconButton kind="glass" label="Notifications, 2 new" icon={<Bell />} has_news />
      </div>
      <div className={styles.line}>
        <IconButton label="Notifications" icon={<Bell />} />
        <IconButton kind="soft" label="Remind me" icon={<Clock />} />
        <IconButton kind="outline" label="Keep" icon={<Bookmark />} is_pressed />
        <IconButton kind="accent" label="Play" icon={<Play fill="currentColor" />} />
        <Chip tone="accent">Today</Chip>
        <Chip icon={<Clock aria-hidden="true" />}>48 min</Chip>
        <Chip onPress={() => {}} is_pressed>
          Strength
        </Chip>
        <Chip onRemove={() => {}} remove_label="Remove language filter">
          Language English
        </Chip>
      </div>
      <div className={styles.line}>
        <Badge tone="ok">Live</Badge>
        <Badge tone="accent">Edited</Badge>
        <Badge>Draft</Badge>
        <Badge tone="warn">Ends 5 Dec</Badge>
        <Badge tone="danger">Past due</Badge>
        <Badge tone="solid">12</Badge>
      </div>
    </>
  )
}

/** Cards, rows, people, progress and notices. */
export function ContentSamples({ brand }: { readonly brand: string }) {
  const progress = { label: 'Slow Burn', value_text: '7 of 24 sessions', value: 7, max: 24 }
  return (
    <>
      <Card lift="hero">
        <div className={styles.line}>
          <Chip tone="accent">Today</Chip>
        </div>
        <ListRow title="Hinge & pull" meta="6 exercises · Barbell, pull-up bar" />
        <Button icon={<Play fill="currentColor" />} is_wide>
          Start workout
        </Button>
      </Card>
      <ListRow
        href="#slow-burn"
        lead={<img src={sampleCover(brand, 'arch.ember.1')} alt="" width={56} height={56} />}
        title="Slow Burn"
        meta="Week 3 of 8 · 7 of 24 sessions"
        below={<ProgressSegments {...progress} parts={8} />}
      />
      <RowList label="Sessions">
        {[
          <ListRow
            key="1"
            title="Squat & brace"
            meta="Mon 16 Nov · 46 min"
            end={<Check aria-label="Done" size={20} />}
          />,
          <ListRow key="2" title="Press & carry" meta="Fri 20 Nov · 44 min" onPress={() => {}} has_chevron />,
        ]}
      </RowList>
      <div className={styles.line}>
        <AvatarStack>
          <Avatar name="Maren Oduya" src={samplePortrait(brand, 2)} size={44} />
          <Avatar name="Dana Whitlock" size={44} />
        </AvatarStack>
        <Avatar name="Grace Whitlock" size={32} is_named />
        <Avatar name="Jonas Weber" size={24} is_named />
        <ProgressRing {...progress} size={64}>
          29%
        </ProgressRing>
      </div>
      <Notice tone="neutral" icon={<WifiOff />} title="You’re offline">
        2 changes waiting
      </Notice>
      <Notice tone="accent" title="New in week 3">
        Tempo on every pull.
      </Notice>
      <Notice tone="ok" icon={<Check />} title="Paid">
        Your receipt is on its way.
      </Notice>
      <Notice tone="danger" title="Not sent">
        Try again in a moment.
      </Notice>
      <Banner>Test mode. No card is charged.</Banner>
    </>
  )
}
