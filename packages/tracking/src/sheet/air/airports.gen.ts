// Made by apps/server/scripts/build-airports.ts; do not edit.

/** Airports with much cargo: IATA code, names in English, Simplified and Traditional Chinese, the last where it differs. */
export const AIRPORTS = `PVG|Shanghai Pudong|上海浦东|上海浦東
SHA|Shanghai Hongqiao|上海虹桥|上海虹橋
PEK|Beijing Capital|北京首都
PKX|Beijing Daxing|北京大兴|北京大興
CAN|Guangzhou|广州|廣州
SZX|Shenzhen|深圳
CGO|Zhengzhou|郑州|鄭州
CTU|Chengdu Shuangliu|成都双流|成都雙流
TFU|Chengdu Tianfu|成都天府
CKG|Chongqing|重庆|重慶
XMN|Xiamen|厦门|廈門
EHU|Ezhou Huahu|鄂州花湖
HGH|Hangzhou|杭州
NKG|Nanjing|南京
NGB|Ningbo|宁波|寧波
TAO|Qingdao|青岛|青島
TSN|Tianjin|天津
WUH|Wuhan|武汉|武漢
XIY|Xi'an|西安
HRB|Harbin|哈尔滨|哈爾濱
DLC|Dalian|大连|大連
SHE|Shenyang|沈阳|瀋陽
CSX|Changsha|长沙|長沙
KMG|Kunming|昆明
FOC|Fuzhou|福州
HFE|Hefei|合肥
TNA|Jinan|济南|濟南
NNG|Nanning|南宁|南寧
URC|Urumqi|乌鲁木齐|烏魯木齊
HAK|Haikou|海口
SYX|Sanya|三亚|三亞
YNT|Yantai|烟台|煙台
WUX|Wuxi|无锡|無錫
KHN|Nanchang|南昌
TYN|Taiyuan|太原
LHW|Lanzhou|兰州|蘭州
HKG|Hong Kong|香港
MFM|Macau|澳门|澳門
TPE|Taipei Taoyuan|台北桃园|台北桃園
KHH|Kaohsiung|高雄
RMQ|Taichung|台中
ICN|Seoul Incheon|首尔仁川|首爾仁川
GMP|Seoul Gimpo|首尔金浦|首爾金浦
PUS|Busan|釜山
NRT|Tokyo Narita|东京成田|東京成田
HND|Tokyo Haneda|东京羽田|東京羽田
KIX|Osaka Kansai|大阪关西|大阪關西
NGO|Nagoya Chubu|名古屋中部
FUK|Fukuoka|福冈|福岡
KKJ|Kitakyushu|北九州
OKA|Okinawa Naha|冲绳那霸|沖繩那霸
SIN|Singapore Changi|新加坡樟宜
KUL|Kuala Lumpur|吉隆坡
PEN|Penang|槟城|檳城
BKK|Bangkok Suvarnabhumi|曼谷素万那普|曼谷蘇凡納布
DMK|Bangkok Don Mueang|曼谷廊曼
HAN|Hanoi|河内|河內
SGN|Ho Chi Minh City|胡志明市
DAD|Da Nang|岘港|峴港
MNL|Manila|马尼拉|馬尼拉
CRK|Clark|克拉克
CEB|Cebu|宿务|宿霧
CGK|Jakarta Soekarno-Hatta|雅加达|雅加達
PNH|Phnom Penh|金边|金邊
RGN|Yangon|仰光
DEL|Delhi|德里
BOM|Mumbai|孟买|孟買
MAA|Chennai|金奈|清奈
BLR|Bengaluru|班加罗尔|邦加羅爾
HYD|Hyderabad|海得拉巴
CCU|Kolkata|加尔各答|加爾各答
AMD|Ahmedabad|艾哈迈达巴德|亞美達巴德
CMB|Colombo|科伦坡|可倫坡
DAC|Dhaka|达卡|達卡
KTM|Kathmandu|加德满都|加德滿都
KHI|Karachi|卡拉奇|喀拉蚩
LHE|Lahore|拉合尔|拉合爾
ISB|Islamabad|伊斯兰堡|伊斯蘭馬巴德
ALA|Almaty|阿拉木图|阿拉木圖
NQZ|Astana|阿斯塔纳|阿斯塔納
TAS|Tashkent|塔什干
GYD|Baku|巴库|巴庫
DXB|Dubai|迪拜|杜拜
DWC|Dubai Al Maktoum|迪拜阿勒马克图姆|杜拜阿勒馬克圖姆
AUH|Abu Dhabi|阿布扎比|阿布達比
SHJ|Sharjah|沙迦
DOH|Doha|多哈|杜哈
BAH|Bahrain|巴林
KWI|Kuwait|科威特
MCT|Muscat|马斯喀特|馬斯喀特
RUH|Riyadh|利雅得|利雅德
JED|Jeddah|吉达|吉達
DMM|Dammam|达曼|達曼
AMM|Amman|安曼
BEY|Beirut|贝鲁特|貝魯特
TLV|Tel Aviv|特拉维夫|特拉維夫
IST|Istanbul|伊斯坦布尔|伊斯坦堡
SAW|Istanbul Sabiha Gökçen|伊斯坦布尔萨比哈|伊斯坦堡薩比哈
SVO|Moscow Sheremetyevo|莫斯科谢列梅捷沃|莫斯科謝列梅捷沃
DME|Moscow Domodedovo|莫斯科多莫杰多沃|莫斯科多莫傑多沃
VKO|Moscow Vnukovo|莫斯科伏努科沃
FRA|Frankfurt|法兰克福|法蘭克福
CGN|Cologne Bonn|科隆波恩
LEJ|Leipzig/Halle|莱比锡/哈雷|萊比錫/哈雷
HHN|Frankfurt-Hahn|法兰克福哈恩|法蘭克福哈恩
MUC|Munich|慕尼黑
DUS|Düsseldorf|杜塞尔多夫|杜塞道夫
HAM|Hamburg|汉堡|漢堡
BER|Berlin|柏林
STR|Stuttgart|斯图加特|斯圖加特
AMS|Amsterdam|阿姆斯特丹
MST|Maastricht|马斯特里赫特|馬斯垂克
BRU|Brussels|布鲁塞尔|布魯塞爾
LGG|Liège|列日
OST|Ostend|奥斯坦德|奧斯坦德
LUX|Luxembourg|卢森堡|盧森堡
CDG|Paris Charles de Gaulle|巴黎戴高乐|巴黎戴高樂
ORY|Paris Orly|巴黎奥利|巴黎奧利
LYS|Lyon|里昂
MRS|Marseille|马赛|馬賽
XCR|Châlons Vatry|沙隆瓦特里
LHR|London Heathrow|伦敦希思罗|倫敦希斯洛
LGW|London Gatwick|伦敦盖特威克|倫敦蓋威克
STN|London Stansted|伦敦斯坦斯特德|倫敦史坦斯特
EMA|East Midlands|东米德兰兹|東米德蘭
MAN|Manchester|曼彻斯特|曼徹斯特
BHX|Birmingham|伯明翰
DUB|Dublin|都柏林
SNN|Shannon|香农|夏儂
MAD|Madrid|马德里|馬德里
ZAZ|Zaragoza|萨拉戈萨|薩拉戈薩
BCN|Barcelona|巴塞罗那|巴塞隆納
VIT|Vitoria|维多利亚（西班牙）|維多利亞（西班牙）
LIS|Lisbon|里斯本
OPO|Porto|波尔图|波多
MXP|Milan Malpensa|米兰马尔彭萨|米蘭馬爾彭薩
FCO|Rome Fiumicino|罗马|羅馬
BGY|Milan Bergamo|米兰贝加莫|米蘭貝加莫
ZRH|Zurich|苏黎世|蘇黎世
GVA|Geneva|日内瓦|日內瓦
BSL|Basel-Mulhouse|巴塞尔|巴塞爾
VIE|Vienna|维也纳|維也納
CPH|Copenhagen|哥本哈根
BLL|Billund|比隆
ARN|Stockholm Arlanda|斯德哥尔摩|斯德哥爾摩
GOT|Gothenburg|哥德堡
OSL|Oslo|奥斯陆|奧斯陸
HEL|Helsinki|赫尔辛基|赫爾辛基
WAW|Warsaw|华沙|華沙
KTW|Katowice|卡托维兹|卡托維茲
BUD|Budapest|布达佩斯|布達佩斯
PRG|Prague|布拉格
ATH|Athens|雅典
SOF|Sofia|索非亚|索菲亞
OTP|Bucharest|布加勒斯特
ANC|Anchorage|安克雷奇|安克拉治
LAX|Los Angeles|洛杉矶|洛杉磯
SFO|San Francisco|旧金山|舊金山
OAK|Oakland|奥克兰（美国）|奧克蘭（美國）
ONT|Ontario (California)|安大略（加州）
SEA|Seattle|西雅图|西雅圖
PDX|Portland (Oregon)|波特兰|波特蘭
LAS|Las Vegas|拉斯维加斯|拉斯維加斯
PHX|Phoenix|菲尼克斯|鳳凰城
DEN|Denver|丹佛
SLC|Salt Lake City|盐湖城|鹽湖城
ORD|Chicago O'Hare|芝加哥
DFW|Dallas/Fort Worth|达拉斯|達拉斯
IAH|Houston|休斯敦|休士頓
MEM|Memphis|孟菲斯
MSP|Minneapolis|明尼阿波利斯|明尼亞波利斯
RFD|Rockford|罗克福德|羅克福德
AFW|Fort Worth Alliance|沃思堡|沃斯堡
SDF|Louisville|路易斯维尔|路易維爾
IND|Indianapolis|印第安纳波利斯|印第安納波利斯
DTW|Detroit|底特律
JFK|New York JFK|纽约肯尼迪|紐約甘迺迪
EWR|Newark|纽瓦克|紐華克
ATL|Atlanta|亚特兰大|亞特蘭大
MIA|Miami|迈阿密|邁阿密
BOS|Boston|波士顿|波士頓
PHL|Philadelphia|费城|費城
IAD|Washington Dulles|华盛顿杜勒斯|華盛頓杜勒斯
CVG|Cincinnati|辛辛那提
CLT|Charlotte|夏洛特
PIT|Pittsburgh|匹兹堡|匹茲堡
CMH|Columbus|哥伦布|哥倫布
ILN|Wilmington (Ohio)|威尔明顿（俄亥俄）|威明頓（俄亥俄）
HNL|Honolulu|檀香山
YYZ|Toronto|多伦多|多倫多
YUL|Montreal|蒙特利尔|蒙特婁
YHM|Hamilton (Ontario)|汉密尔顿|漢米爾頓
YVR|Vancouver|温哥华|溫哥華
YYC|Calgary|卡尔加里|卡加立
YEG|Edmonton|埃德蒙顿|艾德蒙頓
MEX|Mexico City|墨西哥城
NLU|Mexico City Santa Lucía|墨西哥城圣卢西亚|墨西哥城聖盧西亞
GDL|Guadalajara|瓜达拉哈拉|瓜達拉哈拉
PTY|Panama City|巴拿马城|巴拿馬城
BOG|Bogotá|波哥大
MDE|Medellín|麦德林|麥德林
UIO|Quito|基多
GYE|Guayaquil|瓜亚基尔|瓜亞基爾
LIM|Lima|利马|利馬
SCL|Santiago|圣地亚哥|聖地牙哥（智利）
EZE|Buenos Aires|布宜诺斯艾利斯|布宜諾斯艾利斯
GRU|São Paulo Guarulhos|圣保罗|聖保羅
VCP|Campinas|坎皮纳斯|坎皮納斯
GIG|Rio de Janeiro|里约热内卢|里約熱內盧
JNB|Johannesburg|约翰内斯堡|約翰尼斯堡
CPT|Cape Town|开普敦|開普敦
NBO|Nairobi|内罗毕|奈洛比
ADD|Addis Ababa|亚的斯亚贝巴|阿迪斯阿貝巴
CAI|Cairo|开罗|開羅
LOS|Lagos|拉各斯
ACC|Accra|阿克拉
CMN|Casablanca|卡萨布兰卡|卡薩布蘭卡
SYD|Sydney|悉尼|雪梨
MEL|Melbourne|墨尔本|墨爾本
BNE|Brisbane|布里斯班|布里斯本
PER|Perth|珀斯|伯斯
AKL|Auckland|奥克兰|奧克蘭
CHC|Christchurch|基督城`;
