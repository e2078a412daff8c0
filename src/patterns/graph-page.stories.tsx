import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { course, daily, TODAY, windowStart } from '#src/gallery/points.ts'
import { Held } from '#src/gallery/held.tsx'
import { chosenLanguage, say } from '#src/gallery/say.ts'
import { formatDay } from '#src/lib/days.ts'
import { LineChart } from '#src/charts/line-chart.tsx'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { GraphPage } from './graph-page.tsx'

const Bar = () => <AppBar kind="back" title={say('체중')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />
const Action = () => (
  <Button size="l" block>
    {say('체중 기록하기')}
  </Button>
)
const Reading = () => <Lead above={say('오늘 아침 7:10')} title="68.4 kg" below={say('아침보다 0.3 kg 가벼워요')} />
const Period = () => (
  <Held start="month">
    {(value, onChange) => (
      <Segmented
        label={say('기간')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'week', label: say('1주') },
          { value: 'month', label: say('1개월') },
          { value: 'quarter', label: say('3개월') },
          { value: 'year', label: say('1년') },
        ]}
      />
    )}
  </Held>
)
const Graph = () => (
  <LineChart
    points={daily(course(30, 69, 0.8))}
    from={windowStart(30)}
    to={TODAY}
    color="weight"
    label={say('최근 1개월 체중, 70.1에서 68.4 kg')}
    tableCaption={say('최근 1개월 체중')}
    tableHead={[say('날짜'), say('체중')]}
    formatDay={(day) => formatDay(day, chosenLanguage(), 'short')}
    formatValue={(kg) => `${kg.toFixed(1)} kg`}
    markerLabel={say('날짜 고르기')}
    emptyText={say('이 기간에는 기록이 없어요')}
  />
)
const Summary = () => (
  <Card>
    <CardHead title={say('한 달 평균')} />
    <p>{say('69.1 kg, 가장 낮은 날은 68.4 kg')}</p>
  </Card>
)
const Records = () => (
  <Card>
    <CardHead title={say('기록')} />
    <Rows label={say('기록')}>
      <ListRow title="68.4 kg" sub={say('오늘 아침 7:10')} onClick={fn()} />
      <ListRow title="68.7 kg" sub={say('어제 밤 9:38')} onClick={fn()} />
    </Rows>
  </Card>
)

const meta = {
  title: 'Patterns/Graph over time',
  component: GraphPage,
  args: {
    bar: <Bar />,
    reading: <Reading />,
    period: <Period />,
    graph: <Graph />,
    records: <Records />,
    action: <Action />,
  },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof GraphPage>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const WithSummary: Story = { args: { summary: <Summary /> } }

export const Empty: Story = {
  render: (args) => (
    <GraphPage
      {...args}
      instead={
        <EmptyState level={1} title={say('아직 체중 기록이 없어요')} text={say('아침에 잰 값부터 적어 볼까요?')} />
      }
    />
  ),
}

export const Failed: Story = {
  render: (args) => (
    <GraphPage
      {...args}
      instead={
        <ErrorState
          title={say('불러오지 못했어요')}
          text={say('잠시 뒤에 다시 시도해 주세요.')}
          retryLabel={say('다시 시도')}
          onRetry={fn()}
        />
      }
    />
  ),
}
