import type { Meta, StoryObj } from '@storybook/react-vite'
import Flag from 'lucide-react/icons/flag'
import House from 'lucide-react/icons/house'
import Menu from 'lucide-react/icons/menu'
import Soup from 'lucide-react/icons/soup'
import SquareActivity from 'lucide-react/icons/square-activity'
import { TabBar } from './tab-bar.tsx'

const place = (id: string) => <a href={`#${id}`}>{id}</a>

const meta = {
  title: 'Widgets/Tab bar',
  component: TabBar,
  args: {
    label: '주요 화면',
    items: [
      { id: 'home', label: '홈', icon: House, current: true, render: place('home') },
      { id: 'meal', label: '식단', icon: Soup, render: place('meal') },
      { id: 'log', label: '기록', icon: SquareActivity, render: place('log') },
      { id: 'challenge', label: '챌린지', icon: Flag, render: place('challenge') },
      { id: 'all', label: '전체', icon: Menu, render: place('all') },
    ],
  },
  tags: ['over-page'],
  parameters: { docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof TabBar>
export default meta

type Story = StoryObj<typeof meta>

export const FivePlaces: Story = {}
