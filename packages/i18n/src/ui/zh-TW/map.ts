import type { UiMessages } from '../types.js';

export const map: UiMessages['map'] = {
  routeFromTo: (from, to) => `從${from}到${to}的路線`,
  routeAt: (place) => `${place}的地圖`,
  routeStops: '沿途地點',
  routeNothing: '尚不知道此票貨物的任何地點。',
  routeUnplaced: (places) => `地圖上未顯示：${places}`,
  routeEstimated: (time) => `估算位置，${time}`,
  routeReported: (place, time) => `最近回報位置：${place}，${time}`,
  routeNoPosition: '尚無位置回報',
  routeToGo: (miles, kilometres) =>
    `剩餘 ${[miles && `${miles} 海里`, kilometres && `陸路 ${kilometres} 公里`].filter(Boolean).join('、')}`,
  routeLeft: (time) => `${time} 離開`,
  routeLeaves: (time) => `預計 ${time} 離開`,
  routeArrived: (time) => `${time} 抵達`,
  routeArrives: (time) => `預計 ${time} 抵達`,
  routePassed: '已經過，未回報',
  routeThere: '已抵達，時間未回報',
  routeCancelled: '不再發生',
  routeAhead: '時間未知',
};
