import type { ReactNode } from 'react'
import { Card } from '#src/ui/card/card.tsx'
import { Skeleton, SkeletonRow } from '#src/ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { PageShell } from './page-shell.tsx'
import css from './pending-page.module.css'

/** The patterns by name; `menu` is a hub that begins with its week strip. */
export type PageShape =
  | 'hub'
  | 'menu'
  | 'list'
  | 'detail'
  | 'graph'
  | 'form'
  | 'flow'
  | 'survey'
  | 'result'
  | 'settings'

interface Props {
  bar: ReactNode
  /** What a screen reader hears: "불러오는 중이에요". */
  label: string
  shape: PageShape
}

/** A page of this pattern while its data or its code is on its way: under its own bar, in its own shape. */
export function PendingPage({ bar, label, shape }: Props) {
  return (
    <PageShell bar={bar} busy>
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <Shape of={shape} />
    </PageShell>
  )
}

function Shape({ of }: { of: PageShape }) {
  switch (of) {
    case 'hub':
      return (
        <>
          <Lines widths={['30%', '55%', '45%']} />
          <Card className={css.card}>
            <div className={css.rings}>
              <RingShape />
              <RingShape />
              <RingShape />
            </div>
            <Skeleton height={44} radius={12} />
          </Card>
          <Card className={css.card}>
            <Skeleton width={96} height={20} />
            <div className={css.feature}>
              <Skeleton height={140} radius={18} />
              <Skeleton height={48} radius={12} />
            </div>
            <SkeletonRow />
            <SkeletonRow />
          </Card>
        </>
      )
    case 'menu':
      return (
        <>
          <div className={css.lines}>
            <Skeleton height={64} radius={12} />
            <Skeleton width="50%" height={32} />
          </div>
          <CardShape rows={1} />
          <CardShape rows={1} />
        </>
      )
    case 'list':
    case 'settings':
      return <CardShape rows={6} />
    case 'detail':
      return (
        <>
          <Lines widths={['25%', '70%']} />
          <Skeleton height={180} radius={24} />
          <CardShape rows={3} />
        </>
      )
    case 'graph':
      return (
        <>
          <Lines widths={['25%', '45%', '60%']} />
          <Card className={css.card}>
            <Skeleton height={44} radius={12} />
            <Skeleton height={200} radius={12} />
          </Card>
          <CardShape rows={3} />
        </>
      )
    case 'form':
      return (
        <>
          <Lines widths={['60%']} />
          <CardShape rows={2} />
          <CardShape rows={1} />
        </>
      )
    case 'flow':
      return <Lines widths={['60%', '40%']} />
    case 'survey':
      return (
        <>
          <div className={css.lines}>
            <Skeleton height={8} />
            <Skeleton width="80%" height={28} />
          </div>
          <Card className={css.card}>
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </Card>
        </>
      )
    case 'result':
      return (
        <>
          <div className={css.middle}>
            <Skeleton circle width={120} height={120} />
            <Skeleton width="60%" height={28} />
          </div>
          <CardShape rows={2} />
        </>
      )
  }
}

function RingShape() {
  return (
    <div className={css.ring}>
      <Skeleton circle width={86} height={86} />
      <Skeleton width={44} height={14} />
      <Skeleton width={62} height={12} />
    </div>
  )
}

function Lines({ widths }: { widths: string[] }) {
  return (
    <div className={css.lines}>
      {widths.map((width, i) => (
        <Skeleton key={width} width={width} height={i === 0 && widths.length > 1 ? 16 : 28} />
      ))}
    </div>
  )
}

function CardShape({ rows }: { rows: number }) {
  return (
    <Card className={css.card}>
      <Skeleton width="35%" height={20} />
      {Array.from({ length: rows }, (_, i) => (
        <Skeleton key={i} height={52} radius={12} />
      ))}
    </Card>
  )
}
