import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChartColumn from 'lucide-react/icons/chart-column'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Target from 'lucide-react/icons/target'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import { RangeRows } from '#src/charts/range-rows.tsx'
import { withoutEnergy } from '#src/domain/day/without-energy.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { isKnown, useRangeRows } from '../nutrients/use-range-rows.ts'
import { toBoard, toNutrients } from './board.ts'
import { boardQuery, nutrientsQuery } from './board.queries.ts'
import { NextMeal } from './next-meal.tsx'
import css from './board.module.css'

const NutrientSheet = lazyPart(() => import('./nutrient-sheet.tsx'), 'NutrientSheet')
const AboutSheet = lazyPart(() => import('./about-sheet.tsx'), 'AboutSheet')

/** What the coach says of a day: the next meal first, judgement of the past one line a meal. */
export function MealBoardScreen({ day }: { day: Day | undefined }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  const numbersOff = useNumbersOff()
  const toRows = useRangeRows()
  const today = dayIn(useNow())
  const board = toBoard(useSuspenseQuery(boardQuery(day)).data, language)
  const { nutrientList } = useSuspenseQuery(nutrientsQuery(day)).data
  const [sheet, setSheet] = useState<'none' | 'nutrients' | 'about'>('none')

  const isToday = board.day === today
  const rows = toRows(toNutrients(nutrientList), { goesOn: isToday })
  const [sentence = t`이날의 식사예요`, more] = numbersOff
    ? withoutEnergy(board.sentence, board.more)
    : [board.sentence, board.more]
  const close = () => setSheet('none')

  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/main"
          actions={<IconButton label={t`이 조언은`} icon={Info} onClick={() => setSheet('about')} />}
        />
      }
      lead={{ above: formatDay(board.day, i18n.locale), title: sentence.replace(/[.]$/, ''), below: more || undefined }}
    >
      <NextMeal board={board} today={today} />
      {board.meals.length === 0 ? null : (
        <Card>
          <CardHead title={isToday ? t`지금까지` : t`드신 끼니`} id="meals" />
          <Rows labelledBy="meals">
            {board.meals.map((meal) => (
              <ListRow
                key={meal.code}
                render={<Link to="/diary/detail" search={(kept) => ({ ...kept, day: board.day, meal: meal.code })} />}
                lead={<DishTile name={meal.bowl} />}
                title={
                  <>
                    {mealName(meal.code)}
                    {meal.kcal === null || numbersOff ? null : (
                      <small className={css.kcal}>{formatQuantity(meal.kcal, 'kcal')}</small>
                    )}
                  </>
                }
                sub={meal.text}
              />
            ))}
          </Rows>
        </Card>
      )}
      {rows.length === 0 ? null : (
        <Card>
          <CardHead
            title={isToday ? t`오늘 영양` : t`이날의 영양`}
            more={
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- MoreLink draws its words on it
              <MoreLink render={<button type="button" aria-haspopup="dialog" onClick={() => setSheet('nutrients')} />}>
                {t`기준 보기`}
              </MoreLink>
            }
          />
          {isKnown(rows) ? (
            <RangeRows label={isToday ? t`오늘 영양` : t`이날의 영양`} rows={rows} />
          ) : (
            <p className={css.unknown}>{t`적으신 음식의 영양을 아직 몰라요. 음식을 찾아서 적으면 여기에 보여요.`}</p>
          )}
        </Card>
      )}
      {board.meals.length === 0 && isToday ? (
        <Button kind="soft" size="l" block render={<Link to="/healthlog/mealRecord" />}>{t`식사 기록하기`}</Button>
      ) : null}
      <Card tight>
        <Rows>
          {board.hasGoal ? null : (
            <ListRow
              render={<Link to="/goal/regi" />}
              lead={<RowIcon icon={Target} />}
              title={t`목표 정하기`}
              sub={t`목표가 있으면 탄수화물과 지방도 살펴 드려요`}
              chevron
            />
          )}
          <ListRow
            render={<Link to="/diary/mission" />}
            lead={<RowIcon icon={CalendarCheck} />}
            title={t`오늘 실천`}
            sub={t`작은 습관을 하나씩 지켜요`}
            chevron
          />
          <ListRow
            render={<Link to="/coach/myReportBoard" />}
            lead={<RowIcon icon={ChartColumn} />}
            title={t`주간 영양`}
            sub={t`한 주를 평균으로 봐요`}
            chevron
          />
          <ListRow
            render={<Link to="/coach/meal-pattern" />}
            lead={<RowIcon icon={Clock} />}
            title={t`식사 습관 보고서`}
            sub={t`언제 얼마나 드시는지 두 주마다 알려 드려요`}
            chevron
          />
          <ListRow
            render={<Link to="/menu/eatingType" />}
            lead={<RowIcon icon={UtensilsCrossed} />}
            title={t`식사 유형`}
            sub={t`나는 어떻게 먹는 사람일까요?`}
            chevron
          />
          <ListRow
            render={<Link to="/coach/mealStyle" />}
            lead={<RowIcon icon={MessageCircleQuestion} />}
            title={t`식사 스타일`}
            sub={t`열 가지 물음으로 알아봐요`}
            chevron
          />
        </Rows>
      </Card>
      <Fine>{t`기록을 보고 정해진 규칙으로 쓴 참고용 조언이에요. 진단이 아니에요.`}</Fine>
      <Suspense fallback={null}>
        {sheet === 'nutrients' ? <NutrientSheet onClose={close} /> : null}
        {sheet === 'about' ? <AboutSheet onClose={close} /> : null}
      </Suspense>
    </DetailPage>
  )
}
