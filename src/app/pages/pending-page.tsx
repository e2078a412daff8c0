import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonRow } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ScreenBar } from '../chrome/screen-bar.tsx'
import { useScreen } from '../chrome/use-screen.ts'
import type { FrameKind } from '../screen-data.ts'
import css from './pending-page.module.css'

/** The shape of the page to come, under its own bar. The router's default pending component. */
export function PendingPage(): ReactNode {
  const { t } = useLingui()
  const screen = useScreen()
  return (
    <>
      <ScreenBar titleAs="p" />
      <main className={css.page} aria-busy="true">
        <VisuallyHidden as="p">{t`불러오는 중이에요`}</VisuallyHidden>
        <Shape kind={screen?.kind ?? 'list'} />
      </main>
    </>
  )
}

function Shape({ kind }: { kind: FrameKind }) {
  switch (kind) {
    case 'entry':
    case 'flow':
    case 'error':
      return <Lines widths={['60%', '40%']} />
    case 'hub':
      return (
        <>
          <Lines widths={['30%', '55%', '45%']} />
          <div className={css.card}>
            <div className={css.rings}>
              <RingShape />
              <RingShape />
              <RingShape />
            </div>
            <Skeleton height={44} radius={12} />
          </div>
          <div className={css.card}>
            <Skeleton width={96} height={20} />
            <div className={css.feature}>
              <Skeleton height={140} radius={18} />
              <Skeleton height={48} radius={12} />
            </div>
            <SkeletonRow />
            <SkeletonRow />
          </div>
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
    case 'record':
      return (
        <>
          <Lines widths={['25%', '45%', '60%']} />
          <div className={css.card}>
            <Skeleton height={44} radius={12} />
            <Skeleton height={200} radius={12} />
          </div>
          <CardShape rows={3} />
        </>
      )
    case 'list':
    case 'settings':
      return <CardShape rows={6} />
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
        <Skeleton key={width} width={width} height={i === 0 ? 16 : 28} />
      ))}
    </div>
  )
}

function CardShape({ rows }: { rows: number }) {
  return (
    <div className={css.card}>
      <Skeleton width="35%" height={20} />
      {Array.from({ length: rows }, (_, i) => (
        <Skeleton key={i} height={52} radius={12} />
      ))}
    </div>
  )
}
