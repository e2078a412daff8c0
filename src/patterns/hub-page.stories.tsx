import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { HubPage } from './hub-page.tsx'

const Bar = () => (
  <AppBar kind="hub" logo={{ word: say('한상') }} actions={<IconButton label={say('알림')} icon={Bell} />} />
)

const meta = {
  title: 'Patterns/Hub',
  component: HubPage,
  args: { bar: <Bar />, lead: { above: '하늘님, 안녕하세요', title: '739 kcal 남았어요' }, children: null },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
  render: (args) => (
    <HubPage {...args}>
      <Card tone="linen" label={say('오늘 점심')}>
        <CardHead title={say('오늘 점심')} />
        <DishTray dishes={['현미밥', '된장찌개', '고등어구이', '시금치나물']} />
      </Card>
      <Card label={say('오늘 걸음')}>
        <CardHead title={say('오늘 걸음')} />
        <p>{say('목표까지 4,158보 남았어요')}</p>
      </Card>
    </HubPage>
  ),
} satisfies Meta<typeof HubPage>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
