import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Link2 from 'lucide-react/icons/link-2'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useMayType } from '#src/domain/index-record/may-type.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { AgreeToKeep } from './agree-to-keep.tsx'
import { BlockedPage } from './blocked-page.tsx'
import { Checks } from './checks.tsx'
import { DeviceArt } from './device-art.tsx'
import { useDeviceWords } from './device-words.ts'
import type { Device } from './devices.ts'
import { shownOf, withoutCodeOf } from './measured.ts'
import css from './measure.module.css'
import { useMeasurement } from './use-measurement.ts'
import { Value } from './value.tsx'
import { Checked, Waiting } from './waiting.tsx'
import { WhenPage } from './when-page.tsx'

/**
 * Measuring with a device: what to press, whether it has arrived, and the number typed where it does not, if it may be.
 * [HLG-09]
 *
 * @param onLink shows the link, where that has no address of its own
 */
export function MeasureScreen({ device, onLink }: { device: Device; onLink?: () => void }) {
  const { t } = useLingui()
  const words = useDeviceWords(device)
  const mayType = useMayType()
  const { snapshot, send } = useMeasurement(device)
  const { context } = snapshot
  const { refusal } = context
  const [shown] = context.found
  const { what, name, icon } = words

  const typed: string = `${device.record}?add=Y`
  const type = (kind: 'soft' | 'neutral' | 'primary') =>
    mayType ? <Button size="l" block kind={kind} render={<Link to={typed} />}>{t`숫자로 적기`}</Button> : null
  // A linked device opens here from the list of devices: this is its way to be taken off.
  const link = (
    <IconButton
      label={t`연결 보기`}
      icon={Link2}
      {...(onLink ? { onClick: onLink } : { render: <Link to={device.connect} /> })}
    />
  )
  const page = { bar: <ScreenBar backTo={device.record} titleAs="p" actions={link} /> }

  if (snapshot.matches('blocked'))
    return (
      <BlockedPage
        {...page}
        device={device}
        blocked={context.blocked ?? 'unreachable'}
        typing={type('primary')}
        onAllow={() => send({ type: 'permission.asked' })}
        onAgain={() => send({ type: 'again.asked' })}
      />
    )
  if (snapshot.matches('nothing')) {
    return (
      <FlowPage
        {...page}
        title={words.silent}
        help={t`기기에 숫자가 떴다면 잰 것은 맞아요.`}
        action={
          <div className={css.two}>
            {type('neutral')}
            <Button size="l" block onClick={() => send({ type: 'again.asked' })}>{t`다시 찾기`}</Button>
          </div>
        }
      >
        <div className={css.stage}>
          <DeviceArt state="silent" icon={icon} />
        </div>
        <Checked device={device} since={context.since} />
      </FlowPage>
    )
  }
  const untold = snapshot.matches('untold') ? withoutCodeOf(context.found) : undefined
  if (untold !== undefined)
    return (
      <WhenPage {...page} device={device} measured={untold} onChosen={(code) => send({ type: 'time.told', code })} />
    )
  if (shown !== undefined) {
    const saved = snapshot.matches('saved')
    const failed = snapshot.matches('unsaved')
    const isHere = t`잰 값은 여기 있어요. 다시 재지 않아도 돼요.`
    const helps = {
      needsConsent: isHere,
      refused: mayType
        ? t`${name}의 숫자를 다시 보고 적거나, 한 번 더 재 주세요.`
        : t`${name}의 숫자를 다시 보고 한 번 더 재 주세요.`,
      none: isHere,
    }
    const again = t`한 번 더 재기`
    return (
      <FlowPage
        {...page}
        title={
          saved
            ? t`${what}, 저장했어요`
            : refusal === 'refused'
              ? t`이 값은 저장할 수 없어요`
              : failed
                ? t`아직 저장하지 못했어요`
                : t`저장하고 있어요`
        }
        help={failed ? helps[refusal ?? 'none'] : t`${name}에서 왔어요.`}
        action={
          failed && refusal === 'needsConsent' ? (
            <div className={css.cards}>
              <AgreeToKeep onGiven={() => send({ type: 'save.asked' })} />
              {type('soft')}
            </div>
          ) : failed && refusal === 'refused' ? (
            <div className={css.two}>
              {type('neutral')}
              <Button size="l" block onClick={() => send({ type: 'again.asked' })}>
                {again}
              </Button>
            </div>
          ) : failed ? (
            <Button size="l" block onClick={() => send({ type: 'save.asked' })}>{t`다시 저장하기`}</Button>
          ) : (
            <div className={css.two}>
              <Button
                size="l"
                block
                kind="neutral"
                busy={!saved}
                busyLabel={t`저장하고 있어요`}
                onClick={() => send({ type: 'again.asked' })}
              >
                {again}
              </Button>
              <Button
                size="l"
                block
                busy={!saved}
                busyLabel={t`저장하고 있어요`}
                render={<Link to={device.record} />}
              >{t`기록 보기`}</Button>
            </div>
          )
        }
      >
        <div className={css.stage}>
          <DeviceArt state="done" icon={icon} value={shownOf(shown)} />
          {context.found.map((one) => (
            <Value key={one.at} measured={one} unit={words.unit} />
          ))}
        </div>
      </FlowPage>
    )
  }
  // Whether anything comes here at all is not known yet: nobody is told to press start on a computer.
  const isUnknown = snapshot.matches('checking') && context.startedAt === 0
  return (
    <FlowPage
      {...page}
      title={
        isUnknown ? (
          <>
            <VisuallyHidden>{t`불러오는 중이에요`}</VisuallyHidden>
            <Skeleton width="60%" height={28} />
          </>
        ) : (
          words.lead
        )
      }
      help={isUnknown ? undefined : t`${name}에 숫자가 뜨면 여기로 와요.`}
      action={
        <div className={css.two}>
          <Button size="l" block kind="neutral" render={<Link to={device.record} />}>{t`그만두기`}</Button>
          {type('soft')}
        </div>
      }
    >
      <div className={css.stage} aria-busy={isUnknown || undefined}>
        <DeviceArt state="waiting" icon={icon} />
        {isUnknown ? null : <Waiting since={context.startedAt} />}
      </div>
      {isUnknown ? null : (
        <Card label={t`재는 법`}>
          <Checks list={words.tips} />
        </Card>
      )}
    </FlowPage>
  )
}
