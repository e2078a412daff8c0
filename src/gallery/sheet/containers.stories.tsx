import type { Meta, StoryObj } from '@storybook/react-vite'
import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Weight from 'lucide-react/icons/weight'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Bar, HorizontalBar } from '#src/charts/bar.tsx'
import { Donut, DonutLegend, DonutRow } from '#src/charts/donut.tsx'
import { VerticalBars } from '#src/charts/vertical-bars.tsx'
import { Drawn } from '#src/gallery/forced.tsx'
import { Held } from '#src/gallery/held.tsx'
import { formatDay } from '#src/lib/days.ts'
import { AddRow } from '#src/ui/add-row/add-row.tsx'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { DateTile, ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { WeekStrip } from '#src/ui/week-strip/week-strip.tsx'
import { Panel } from './panel.tsx'
import css from './sheet.module.css'

/** The second column of the board's widgets sheet, at the board's width and with its words. */
const meta = {
  title: 'Board/Widgets sheet/Containers',
  parameters: { page: true },
  tags: ['!autodocs', 'sheet'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const ignored = () => undefined

export const ListRows: Story = {
  render: () => (
    <Panel title="목록 줄" note="List row">
      <Drawn as="down" on="li:nth-child(7) button">
        <Rows label="목록 줄">
          <ListRow title="알림 설정" chevron onClick={ignored} />
          <ListRow
            lead={<RowIcon icon={Weight} />}
            title="체중"
            sub="오늘 07:12 · 삼성 헬스"
            end={
              <>
                <b>68.4</b> kg
              </>
            }
          />
          <ListRow
            lead={<DishTile name="들깨칼국수" />}
            title="들깨칼국수"
            sub="면"
            end={
              <>
                <b>684</b> kcal
              </>
            }
          />
          <ListRow lead={<Avatar picture={7} />} title="산책은 못 참지" sub="우리 팀" end={<b>8,934</b>} />
          <ListRow
            lead={<DateTile weekday="금" day="20" />}
            title="내일 3시, 핏톡 상담"
            sub="12층 건강상담실"
            chevron
            onClick={ignored}
          />
          <ListRow
            as="label"
            title="점심 메뉴 알림"
            sub="평일 11시"
            end={<Switch hideLabel label="점심 메뉴 알림" checked onChange={ignored} />}
          />
          <ListRow title="눌렀을 때" chevron onClick={ignored} />
          <li>
            <AddRow size="l" onClick={ignored}>
              저녁 기록하기
            </AddRow>
          </li>
        </Rows>
      </Drawn>
    </Panel>
  ),
}

export const Cards: Story = {
  render: () => (
    <Panel page title="카드" note="Card">
      <div className={`${css.stack} ${css.cards}`}>
        {(
          [
            [{}, '기본 카드', '테두리도 그림자도 없이, 면의 밝기만으로 구분해요.'],
            [{ tone: 'linen' }, '음식 카드', '음식이 놓이는 자리에만 써요.'],
            [{ raised: true }, '뜬 카드', '다른 면 위에 겹칠 때만 써요.'],
          ] as const
        ).map(([looks, title, text]) => (
          <Card key={title} label={title} {...looks}>
            <CardHead title={title} />
            <p>{text}</p>
          </Card>
        ))}
      </div>
    </Panel>
  ),
}

export const Notices: Story = {
  render: () => (
    <Panel title="알림 줄" note="Notice">
      <div className={css.stack}>
        <Notice
          icon={WifiOff}
          title="인터넷이 끊겼어요"
          action={
            <Button kind="text" size="s">
              다시 연결
            </Button>
          }
        >
          11:20에 받아 둔 내용이에요
        </Notice>
        <Notice kind="info" icon={Info}>
          점심 산책 챌린지 신청이 내일 끝나요
        </Notice>
        <Notice kind="positive" icon={Check}>
          삼성 헬스와 연결했어요
        </Notice>
        <Notice kind="caution" icon={TriangleAlert}>
          건강정보 동의가 있어야 연결돼요
        </Notice>
        <Notice kind="danger" icon={TriangleAlert}>
          들깨칼국수에 새우가 들어 있어요
        </Notice>
      </div>
    </Panel>
  ),
}

const strip = [
  { day: '20261116', name: '월', marked: true },
  { day: '20261117', name: '화', marked: true },
  { day: '20261118', name: '수', marked: true },
  { day: '20261119', name: '오늘', marked: true, today: true },
  { day: '20261120', name: '금' },
  { day: '20261121', name: '토', disabled: true },
  { day: '20261122', name: '일', disabled: true },
]

export const Dates: Story = {
  render: () => (
    <Panel title="날짜" note="Date stepper, week strip">
      <DateStepper
        text="오늘, 11월 19일"
        previousLabel="전날"
        nextLabel="다음 날"
        onText={ignored}
        onPrevious={ignored}
        onNext={ignored}
        nextDisabled
      />
      <Held start="20261118">
        {(value, onChange) => (
          <WeekStrip
            className={css.week}
            label="날짜"
            value={value}
            onChange={onChange}
            days={strip.map((one) => ({
              ...one,
              number: Number(one.day.slice(6)),
              label: formatDay(one.day, 'ko', 'long'),
            }))}
          />
        )}
      </Held>
      <p className={css.note} lang="en">
        Filled = chosen. Green figure = today. Dot = has a record.
      </p>
    </Panel>
  ),
}

export const DonutChart: Story = {
  render: () => (
    <Panel title="도넛" note="Donut">
      <DonutRow className={css.donut}>
        <Donut
          label="에너지 비율: 탄수화물 47퍼센트, 단백질 24퍼센트, 지방 29퍼센트"
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
            { key: 'carbohydrate', label: '탄수화물', amount: '136 g', percent: '47%', color: 'carbohydrate' },
            { key: 'protein', label: '단백질', amount: '71 g', percent: '24%', color: 'protein' },
            { key: 'fat', label: '지방', amount: '37 g', percent: '29%', color: 'fat' },
          ]}
        />
      </DonutRow>
    </Panel>
  ),
}

export const HorizontalBars: Story = {
  render: () => (
    <Panel title="가로 막대" note="Horizontal bar, 0–100">
      <div className={css.lines}>
        <HorizontalBar
          name="탄수화물"
          percent={86}
          value="86%"
          color="carbohydrate"
          label="탄수화물 권장량의 86퍼센트"
        />
        <HorizontalBar name="단백질" percent={104} value="104%" color="protein" label="단백질 권장량의 104퍼센트" />
        <HorizontalBar name="지방" percent={62} value="62%" color="fat" label="지방 권장량의 62퍼센트" />
        <HorizontalBar name="나트륨" percent={79} value="79%" color="sodium" label="나트륨 권장량의 79퍼센트" />
      </div>
    </Panel>
  ),
}

const days = [
  { name: '금', percent: 84.1, value: '8,412' },
  { name: '토', percent: 52.3, value: '5,230' },
  { name: '일', percent: 61.1, value: '6,108' },
  { name: '월', percent: 90.3, value: '9,034' },
  { name: '화', percent: 78.2, value: '7,820' },
  { name: '수', percent: 86.5, value: '8,655' },
  { name: '목', percent: 38.4, value: '3,842', label: '3,842' },
]

export const VerticalBarChart: Story = {
  render: () => (
    <Panel title="세로 막대" note="Vertical bar, 0–100">
      <VerticalBars
        label="이번 주 걸음. 금 8,412, 토 5,230, 일 6,108, 월 9,034, 화 7,820, 수 8,655, 오늘 3,842보."
        bars={days.map((bar) => ({ ...bar, key: bar.name }))}
        current="목"
        color="steps"
        tableCaption="이번 주 걸음"
        tableHead={['날짜', '걸음']}
        emptyText="이 기간에는 기록이 없어요"
      />
    </Panel>
  ),
}

export const ProgressBars: Story = {
  render: () => (
    <Panel title="진행 막대" note="Progress bar">
      <div className={css.stack}>
        <Bar percent={0} />
        <Bar percent={61} color="intake" />
        <Bar percent={100} />
        <Bar percent={118} over />
        <Bar percent={38} thin />
      </div>
      <p className={css.note} lang="en">
        0, 61, 100, over 100 (danger, with words beside it), thin.
      </p>
    </Panel>
  ),
}
