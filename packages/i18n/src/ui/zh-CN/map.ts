import type { UiMessages } from '../types.js';

export const map: UiMessages['map'] = {
  routeFromTo: (from, to) => `从${from}到${to}的路线`,
  routeAt: (place) => `${place}的地图`,
  routeStops: '沿途地点',
  routeNothing: '尚不知道此票货物的任何地点。',
  routeUnplaced: (places) => `地图上未显示：${places}`,
  routeEstimated: (time) => `估算位置，${time}`,
  routeReported: (place, time) => `最近报告位置：${place}，${time}`,
  routeNoPosition: '尚无位置报告',
  routeToGo: (miles, kilometres) =>
    `剩余 ${[miles && `${miles} 海里`, kilometres && `陆路 ${kilometres} 公里`].filter(Boolean).join('、')}`,
  routeLeft: (time) => `${time} 离开`,
  routeLeaves: (time) => `预计 ${time} 离开`,
  routeArrived: (time) => `${time} 到达`,
  routeArrives: (time) => `预计 ${time} 到达`,
  routePassed: '已经过，未报告',
  routeThere: '已到达，时间未报告',
  routeCancelled: '不再发生',
  routeAhead: '时间未知',
};
