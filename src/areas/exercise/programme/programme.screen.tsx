import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Camera from 'lucide-react/icons/camera'
import Heart from 'lucide-react/icons/heart'
import Play from 'lucide-react/icons/play'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { MovePictogram, MoveTile } from '#src/ui/art/move-pictogram.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { toPlan, toProgramme } from './programme.ts'
import { coachQuery, programmeQuery, useSaveFavourite } from './programme.queries.ts'
import { useProgrammeWords } from './programme-words.ts'
import { useProgramme } from './use-programme.ts'
import css from './programme.module.css'

/** What is coming before somebody starts, and what to mind. */
export function ProgrammeScreen({ code }: { code: string }) {
  const { t } = useLingui()
  const words = useProgrammeWords()
  const favourite = useSaveFavourite()
  const { run, state } = useProgramme()
  const { data: detail } = useSuspenseQuery(programmeQuery(code))
  const { data: coach = null } = useQuery({ ...coachQuery(code), enabled: detail !== null })
  if (!detail) return <NoSuch />

  const programme = toProgramme(detail.prgm)
  const plan = toPlan(detail)
  const longest =
    plan.moves
      .toSorted((one, other) => other.setS * other.sets - one.setS * one.sets)
      .find(({ reps }) => reps !== null) ?? plan.moves[0]
  const isOn = run?.plan.code === code && !['idle', 'saved', 'nothing'].includes(state)
  const isFavourite = favourite.shown(programme)
  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          title={programme.theme.name}
          backTo="/healthlog/exercise"
          actions={
            <IconButton
              label={isFavourite ? t`즐겨찾기에서 빼기` : t`즐겨찾기에 더하기`}
              icon={Heart}
              favourite={isFavourite}
              onClick={() => favourite.set(code, !isFavourite)}
            />
          }
        />
      }
      picture={
        longest && (
          <div className={css.picture}>
            <MovePictogram name={longest.name} code={longest.drawing} />
          </div>
        )
      }
      lead={{ title: programme.name, below: words.sum(programme) }}
      action={
        <Button
          size="l"
          block
          icon={Play}
          render={<Link to="/healthlog/exerciseAiPrgmThm" search={{ prgm: code, run: 'Y' }} />}
        >
          {isOn ? t`이어서 하기` : t`시작하기`}
        </Button>
      }
    >
      {detail.cautionTxt && (
        <Notice kind="caution" icon={TriangleAlert}>
          {detail.cautionTxt}
        </Notice>
      )}
      <Card>
        <CardHead title={t`동작`} />
        <p className={css.words}>
          {[detail.cntnts, detail.toolTxt && t`준비할 것: ${detail.toolTxt}`].filter(Boolean).join(' ')}
        </p>
        <Rows label={t`동작`}>
          {plan.moves.map((move) => (
            <ListRow
              key={move.sn}
              lead={<MoveTile name={move.name} code={move.drawing} />}
              title={move.name}
              sub={move.guide ?? undefined}
              end={words.amount(move)}
            />
          ))}
        </Rows>
      </Card>
      {coach && (
        <Button
          kind="neutral"
          block
          icon={Camera}
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button draws its words on it
          render={<a href={coachAddress(coach)} target="_blank" rel="noreferrer" />}
        >
          {t`카메라로 자세 보기`}
        </Button>
      )}
      <Fine>{t`kcal는 적어 둔 체중으로 셈한 값이에요. 아프거나 어지러우면 멈춰 주세요.`}</Fine>
    </DetailPage>
  )
}

/** The coach is another provider's page: it gets what it needs to know, and never the session. */
function coachAddress({ linkUrl, userKey, param }: { linkUrl: string; userKey: string; param: string }): string {
  const address = new URL(linkUrl)
  address.searchParams.set('userKey', userKey)
  address.searchParams.set('param', param)
  return address.href
}

/** An address of a programme or theme that is not there, or no more. */
export function NoSuch() {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
      instead={
        <EmptyState
          level={1}
          title={t`찾는 운동이 없어요`}
          text={t`주소가 바뀌었거나 이제 없는 운동이에요.`}
          action={<Button render={<Link to="/healthlog/exercise" />}>{t`운동 고르기`}</Button>}
        />
      }
    />
  )
}
