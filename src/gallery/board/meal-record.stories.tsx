import type { Meta, StoryObj } from '@storybook/react-vite'
import Search from 'lucide-react/icons/search'
import { fn } from 'storybook/test'
import { Bar, BarEnds, HorizontalBar } from '#src/charts/bar.tsx'
import { Donut, DonutLegend, DonutRow } from '#src/charts/donut.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { AddRow } from '#src/ui/add-row/add-row.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Coach } from '#src/ui/coach/coach.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { Figure } from '#src/ui/figure/figure.tsx'
import { FoodGroup } from '#src/ui/food-group/food-group.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { say } from '../say.ts'
import { BoardBar } from './board-bar.tsx'
import css from './board.module.css'

/** The board's meal record, assembled from what the gallery shows. It goes when the area has the screen itself. */
const meta = {
  title: 'Board/Meal record',
  component: DetailPage,
  args: { bar: null, children: null },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '844px' } } },
} satisfies Meta<typeof DetailPage>
export default meta

type Story = StoryObj<typeof meta>

const MEALS = [
  {
    title: '아침',
    time: '07:40',
    total: '356 kcal',
    foods: [
      ['통밀식빵 2장', '174'],
      ['삶은 달걀 1개', '77'],
      ['무가당 두유 1팩', '105'],
    ],
  },
  {
    title: '점심',
    time: '12:10',
    total: '637 kcal',
    foods: [
      ['잡곡밥 1공기', '290'],
      ['소고기미역국', '80'],
      ['고등어구이', '205'],
      ['시금치나물', '46'],
      ['배추김치', '16'],
    ],
  },
  {
    title: '간식',
    time: '15:30',
    total: '168 kcal',
    foods: [
      ['사과 반 쪽', '68'],
      ['그릭요거트 1컵', '100'],
    ],
  },
] as const

function Energy() {
  return (
    <Card label={say('오늘 섭취')}>
      <Figure above={say('오늘 먹을 수 있는 양')}>{say('739 kcal 남았어요')}</Figure>
      <div className={css.energy}>
        <div>
          <Bar percent={61.1} color="intake" label={say('목표 1,900킬로칼로리 가운데 1,161킬로칼로리, 61퍼센트')} />
          <BarEnds
            start={
              <>
                <b>61%</b> {say('먹었어요')}
              </>
            }
            end={say('목표 1,900 kcal')}
          />
        </div>
        <DonutRow>
          <Donut
            label={say('에너지 비율: 탄수화물 47퍼센트, 단백질 24퍼센트, 지방 29퍼센트')}
            parts={[
              { key: 'carbohydrate', percent: 47, color: 'carbohydrate' },
              { key: 'protein', percent: 24, color: 'protein' },
              { key: 'fat', percent: 29, color: 'fat' },
            ]}
          >
            <b>1,161</b>
            <span>kcal</span>
          </Donut>
          <DonutLegend
            parts={[
              { key: 'carbohydrate', label: say('탄수화물'), amount: '136 g', percent: '47%', color: 'carbohydrate' },
              { key: 'protein', label: say('단백질'), amount: '71 g', percent: '24%', color: 'protein' },
              { key: 'fat', label: say('지방'), amount: '37 g', percent: '29%', color: 'fat' },
            ]}
          />
        </DonutRow>
        <HorizontalBar
          thin
          name={say('나트륨')}
          percent={78.8}
          color="sodium"
          label={say('나트륨 1,575밀리그램, 하루 권장 2,000의 79퍼센트')}
          value={
            <>
              <b>1,575</b> / 2,000 mg
            </>
          }
        />
      </div>
    </Card>
  )
}

export const MealRecord: Story = {
  render: () => (
    <DetailPage bar={<BoardBar title="식사 기록" actions={<IconButton label={say('음식 찾기')} icon={Search} />} />}>
      <DateStepper
        text={say('오늘, 11월 19일')}
        onText={fn()}
        previousLabel={say('어제')}
        nextLabel={say('내일')}
        onPrevious={fn()}
        onNext={fn()}
        nextDisabled
      />
      <Energy />
      <Coach label={say('AI 코멘트')} note={say('AI가 오늘 기록을 보고 쓴 참고용 조언이에요')}>
        {say('단백질은 벌써 충분해요. 저녁엔 밥을 반 공기로 줄이고 나물을 한 접시 더해 보세요.')}
      </Coach>
      {MEALS.map(({ title, foods, ...meal }) => (
        <FoodGroup
          key={title}
          {...meal}
          title={say(title)}
          foods={foods.map(([name, amount]) => ({ key: name, name: say(name), amount }))}
          addLabel={say('음식 추가')}
          onAdd={fn()}
        />
      ))}
      <Card tight>
        <AddRow size="l" onClick={fn()}>
          {say('저녁 기록하기')}
        </AddRow>
      </Card>
    </DetailPage>
  ),
}
