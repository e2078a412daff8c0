import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { waitFor } from 'xstate'
import { useLanguage } from '#src/app/use-language.ts'
import { toRestaurants } from '#src/domain/restaurant/restaurant.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Radio } from '#src/ui/choice/choice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { joinFlow } from './join-flow.ts'
import { placesQuery } from './join.queries.ts'
import { JoinBar, JoinPlace } from './join-bar.tsx'
import { useJoin } from './use-join.ts'
import css from './join.module.css'

/** From so many on they are looked for by name. */
const MANY = 8

/** The last question; its answer opens the account. */
export function PlaceScreen() {
  const { t } = useLingui()
  const router = useRouter()
  const session = useSession()
  const { language } = useLanguage()
  const staff = useJoin((context) => context.staff)
  const refused = useJoin((context) => context.refused)
  const before = useJoin((context) => context.restaurantId)
  // Once the account stands, the same tap is still signing in.
  const isJoining = useSelector(joinFlow, (snapshot) => snapshot.matches('joining') || snapshot.matches('done'))
  const [isWide, setWide] = useState(staff === null)
  const { data, refetch } = useSuspenseQuery(placesQuery(isWide ? undefined : staff?.bizCode))
  const places = toRestaurants(data, language)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(before)
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = places.filter(
    ({ code, name, place }) =>
      code === chosen || words.every((word) => `${name} ${place}`.toLowerCase().includes(word)),
  )

  /** What was refused may be the restaurant: one that is gone is not offered again. */
  const lookAgain = async () => {
    const { data: now } = await refetch()
    if (now && !toRestaurants(now, language).some(({ code }) => code === chosen)) setChosen(null)
  }
  const join = async () => {
    if (chosen === null) return
    joinFlow.send({ type: 'restaurant.chosen', restaurantId: chosen })
    const ended = await waitFor(joinFlow, (snapshot) => !snapshot.matches('joining'), { timeout: Infinity })
    if (ended.matches('account')) return void router.navigate({ to: '/member/join/etc' })
    if (ended.matches('way')) return void router.navigate({ to: '/member/memIntro' })
    const { joined, refused: said } = ended.context
    if (said?.message) await lookAgain()
    if (!ended.matches('done') || joined === null) return
    // In at once with what was typed. Where that fails the account stands all the same, and the next page leads to the
    // sign-in.
    await session.signIn({ username: joined.usrId, password: joined.usrPwd, remember: true }).catch(() => undefined)
    void router.navigate({ to: '/member/join/complete', replace: true })
  }
  const otherwise = () => {
    joinFlow.send({ type: 'way.chosen', staff: null })
    void router.navigate({ to: '/member/memIntro' })
  }
  /** The employer alone stands in the way: without it the person, and all that was typed, go on. */
  const leaveEmployer = () => {
    joinFlow.send({ type: 'employer.left' })
    setWide(true)
  }
  return (
    <FlowPage
      bar={<JoinBar />}
      above={<JoinPlace now={3} />}
      title={t`점심은 주로\n어디서 드세요?`}
      help={staff && !isWide ? t`${staff.bizNm}의 식당이에요. 나중에 바꿔도 돼요.` : t`나중에 바꿔도 돼요.`}
      action={
        <Button
          size="l"
          block
          busy={isJoining}
          disabled={chosen === null}
          onClick={() => void join()}
        >{t`이 식당으로 정하기`}</Button>
      }
    >
      <div className={css.stack}>
        {refused?.about === 'whole' || refused?.about === 'employer' ? (
          <Notice kind="danger" live="alert">
            {refused.message ?? t`가입하지 못했어요. 연결을 확인하고 다시 눌러 주세요.`}
          </Notice>
        ) : null}
        {/* What was refused may be the employer or the person: neither is changed on this page. */}
        {refused?.about === 'whole' && refused.message !== null ? (
          <Button kind="text" block onClick={otherwise}>{t`다른 방법으로 가입하기`}</Button>
        ) : null}
        {refused?.about === 'employer' ? (
          <Button kind="text" block onClick={leaveEmployer}>{t`회사 없이 가입할게요`}</Button>
        ) : null}
        {isWide || places.length >= MANY ? (
          <TextField type="search" label={t`식당 이름`} value={typed} onChange={setTyped} clearLabel />
        ) : null}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
        <ul className={`${css.picks} ${css.wide}`} role="list" aria-label={t`식당`}>
          {shown.map(({ code, name, place }) => (
            <li key={code} className={css.pick}>
              <Radio
                name="place"
                value={code}
                checked={code === chosen}
                onChange={() => setChosen(code)}
                label={
                  <span className={css.words}>
                    <b>{name}</b>
                    <small>{place}</small>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
        {shown.length === 0 ? (
          <p role="status" className={css.promise}>
            {words.length === 0
              ? t`정해 둔 식당이 없어요. 다른 식당을 찾아 보세요.`
              : t`그런 이름의 식당이 없어요. 다른 말로 찾아 보세요.`}
          </p>
        ) : null}
        {isWide ? null : (
          <Button kind="text" block icon={Search} onClick={() => setWide(true)}>{t`다른 식당 이름으로 찾기`}</Button>
        )}
      </div>
    </FlowPage>
  )
}
