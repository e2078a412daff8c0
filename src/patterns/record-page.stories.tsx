import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { course, daily, TODAY, windowStart } from '#src/gallery/points.ts'
import { chosenLanguage, say } from '#src/gallery/say.ts'
import { formatDay } from '#src/lib/days.ts'
import { LineChart } from '#src/charts/line-chart.tsx'
import { AppBar } from '#src/ui/app-bar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row.tsx'
import { Lead } from '#src/ui/page.tsx'
import { RecordPage } from './record-page.tsx'

const Bar = () => <AppBar kind="back" title={say('체중')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />
const Action = () => (
  <Button size="l" block>
    {say('체중 기록하기')}
  </Button>
)
const Reading = () => <Lead above={say('오늘 아침 7:10')} title="68.4 kg" below={say('아침보다 0.3 kg 가벼워요')} />
const Graph = () => (
  <Card label={say('최근 1개월 체중')}>
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
  </Card>
)
const Records = () => (
  <Card>
    <Rows label={say('기록')}>
      <ListRow title="68.4 kg" sub={say('오늘 아침 7:10')} onClick={fn()} />
      <ListRow title="68.7 kg" sub={say('어제 밤 9:38')} onClick={fn()} />
    </Rows>
  </Card>
)

const meta = {
  title: 'Patterns/Record',
  component: RecordPage,
  args: { bar: <Bar />, reading: <Reading />, graph: <Graph />, records: <Records />, action: <Action /> },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof RecordPage>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Empty: Story = { render: (args) => <RecordPage {...args} empty={<EmptyState level={1} title={say('아직 체중 기록이 없어요')} text={say('아침에 잰 값부터 적어 볼까요?')} />} /> }
