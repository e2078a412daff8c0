import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import Smartphone from 'lucide-react/icons/smartphone'
import { useEffect } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { watchForeground } from '#src/shell/foreground.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { FetchedCard, FetchingYears } from './fetched-card.tsx'
import { FETCHED_STALE } from './sign-in.queries.ts'
import { signInFlow } from './sign-in-flow.ts'
import { useProgress } from './use-progress.ts'
import { useSignIn } from './use-sign-in.ts'
import { useWaitWords } from './wait-words.ts'
import { WaitClock } from './wait-clock.tsx'
import css from './sign-in.module.css'

const BACK = '/mypage/healthcheckup/healthScreeningAuthSecond'

/** Waiting for the yes in another app, and what came of it: one sentence for each end. */
export function WaitScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const progress = useProgress(3)
  const snapshot = useSignIn((now) => now)
  const { provider, request, isLost, hasLooked, fetched } = snapshot.context
  const words = useWaitWords()
  const isWaiting = snapshot.hasTag('waiting') || snapshot.matches('away') || snapshot.matches('starting')
  const isEnded = snapshot.matches('denied') || snapshot.matches('expired')
  const isFetched = snapshot.matches('fetched')
  const leads = snapshot.matches('choosing')
    ? '/mypage/healthcheckup/healthScreeningAuth'
    : snapshot.matches('filling')
      ? BACK
      : null

  useEffect(() => {
    signInFlow.send({ type: 'page.opened' })
    const stop = watchForeground({ document, window }, () => signInFlow.send({ type: 'app.resumed' }))
    return () => {
      stop()
      signInFlow.send({ type: 'page.left' })
    }
  }, [])
  // Asked for again it may lead back: the consent was withdrawn elsewhere, the provider is down.
  useEffect(() => {
    if (leads !== null) void navigate({ to: leads, replace: true })
  }, [leads, navigate])
  useEffect(() => {
    if (isFetched) FETCHED_STALE.forEach((address) => void queries.invalidateQueries({ queryKey: [address] }))
  }, [isFetched, queries])

  const name = provider?.name ?? ''
  const again = () => signInFlow.send({ type: 'again.asked' })
  const other = () => void navigate({ to: '/mypage/healthcheckup/healthScreeningAuth' })
  const { title, help } = words(snapshot)

  return (
    <SurveyPage
      bar={<ScreenBar titleAs="p" backTo={BACK} />}
      progress={progress}
      questionKey={title}
      title={title}
      help={help}
      action={action()}
    >
      {(isWaiting || isEnded) && provider && (
        <WaitClock provider={provider} untilMs={isEnded || request === null ? null : request.untilMs} />
      )}
      {isWaiting ? (
        <>
          <p className={css.state} role="status">
            {isLost
              ? t`연결을 기다려요. 시간은 그대로 흘러요.`
              : hasLooked
                ? t`아직 승인 소식이 없어요. 앱에서 한 번 더 봐 주세요.`
                : ''}
          </p>
          <Card>
            <ol className={css.steps}>
              <li>{t`${name} 앱의 알림을 눌러요`}</li>
              <li>{t`‘건강검진 결과 조회’를 승인해요`}</li>
              <li>{t`돌아오면 저절로 넘어가요`}</li>
            </ol>
          </Card>
          <Card tight>
            <Rows>
              <ListRow
                lead={<RowIcon icon={Pencil} />}
                title={t`이름이나 번호를 잘못 적었나요?`}
                sub={t`고쳐서 보내면 새 요청이 가요`}
                chevron
                onClick={() => void navigate({ to: BACK })}
              />
            </Rows>
          </Card>
        </>
      ) : null}
      {isEnded ? (
        <Card tight>
          <Rows>
            <ListRow
              lead={<RowIcon icon={Bell} />}
              title={t`알림이 오지 않았나요?`}
              sub={t`${name} 앱을 직접 열어 요청을 찾아 보세요`}
            />
            <ListRow
              lead={<RowIcon icon={Smartphone} />}
              title={t`앱이 없거나 번호가 바뀌었나요?`}
              sub={t`다른 앱으로 바꿀 수 있어요`}
              chevron
              onClick={other}
            />
          </Rows>
        </Card>
      ) : null}
      {snapshot.matches('fetching') ? <FetchingYears /> : null}
      {isFetched ? <FetchedCard fetched={fetched} /> : null}
    </SurveyPage>
  )

  function action() {
    if (isWaiting) {
      return (
        <>
          {provider?.appUrl != null && (
            <Button
              size="l"
              block
              icon={ExternalLink}
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button's words become the link's
              render={<a href={provider.appUrl} target="_blank" rel="noreferrer" />}
            >{t`${name} 앱 열기`}</Button>
          )}
          <Button
            kind="text"
            block
            onClick={() => signInFlow.send({ type: 'look.asked' })}
          >{t`승인했는데 그대로예요`}</Button>
        </>
      )
    }
    if (isEnded) {
      return (
        <div className={css.pair}>
          <Button kind="neutral" size="l" onClick={other}>{t`다른 앱으로`}</Button>
          <Button size="l" onClick={again}>{t`다시 보내기`}</Button>
        </div>
      )
    }
    if (snapshot.matches('unfetched')) return <Button size="l" block onClick={again}>{t`다시 가져오기`}</Button>
    if (isFetched) {
      const [only, more] = fetched
      const open = () =>
        void (more === undefined && only !== undefined
          ? navigate({
              to: '/mypage/healthcheckup/healthScreeningDetail',
              search: { checkupSeq: only.checkupSeq },
              replace: true,
            })
          : navigate({ to: '/healthlog/healthscreenings', replace: true }))
      return <Button size="l" block onClick={open}>{t`결과 보기`}</Button>
    }
    if (snapshot.matches('none'))
      return (
        <Button
          size="l"
          block
          onClick={() => void navigate({ to: '/healthlog/healthlog', replace: true })}
        >{t`기록으로 가기`}</Button>
      )
    return undefined
  }
}
