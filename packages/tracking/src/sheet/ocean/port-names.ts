import { toHalfWidth } from '../../identifiers/normalise.js';

/** Names of large container ports in English and both Chinese scripts: enough to recognise a column of ports, which has some of them. */
const NAMES = [
  'Abu Dhabi, 阿布扎比, 阿布達比, Dubai, 迪拜, 杜拜, Jebel Ali, 杰贝阿里, 傑貝阿里, Khor al Fakkan, 豪尔费坎, 霍爾法坎, Sharjah, 沙迦, Buenos Aires, 布宜诺斯艾利斯',
  '布宜諾斯艾利斯, Adelaide, 阿德莱德, 阿德雷德, Brisbane, 布里斯班, Fremantle, 弗里曼特尔, 弗里曼特爾, Melbourne, 墨尔本, 墨爾本, Sydney, 悉尼, 雪梨, Chittagong, 吉大港',
  'Antwerp, 安特卫普, 安特衛普, Itajai, 伊塔雅伊, Navegantes, 纳韦甘蒂斯, 納韋甘蒂斯, Paranagua, 巴拉那瓜, Rio de Janeiro, 里约热内卢, 里約熱內盧, Santos, 桑托斯, Pecem',
  '佩森, Vitoria, 维多利亚, 維多利亞, Halifax, 哈利法克斯, Montreal, 蒙特利尔, 蒙特婁, Prince Rupert, 鲁珀特王子港, 魯珀特王子港, Vancouver, 温哥华, 溫哥華, Toronto, 多伦多',
  '多倫多, Abidjan, 阿比让, 阿必尚, San Antonio, 圣安东尼奥, 聖安東尼奧, Valparaiso, 瓦尔帕莱索, 瓦爾帕萊索, Douala, 杜阿拉, Beihai Fucheng Apt, 北海, Guangzhou, 广州',
  '廣州, Chongqing, 重庆, 重慶, Changsha, 长沙, 長沙, Chiwan Port, 赤湾, 赤灣, Dalian, 大连, 大連, Fangcheng Port, 防城港, Fuzhou, 福州, Foshan, 佛山',
  'Haikou, 海口, Huangpu Port, 黄埔, 黃埔, Jiujiang Port, 九江, Jiangmen Port, 江门, 江門, Lianyungang, 连云港, 連雲港, Ningbo, 宁波, 寧波, Nanjing, 南京',
  'Nansha, 南沙, Nantong Port, 南通, Qinzhou, 钦州, 欽州, Quanzhou Port, 泉州, Rizhao Port, 日照, Shanghai, 上海, Shekou, 蛇口, Qinhuangdao Port',
  '秦皇岛, 秦皇島, Port of Shantou, 汕头, 汕頭, Jieyang Chaoshan Apt, Shenzhen Baoan, 深圳, Taicang, 太仓, 太倉, Qingdao, 青岛, 青島, Tianjin, 天津',
  'Tianjin Xingang, 天津新港, Weihai, 威海, Wuhu Port, 芜湖, 蕪湖, Wenzhou, 温州, 溫州, Wuhan, 武汉, 武漢, Xingang, Xiamen, 厦门, 廈門, Yingkou Port, 营口',
  '營口, Yantai, 烟台, 煙臺, Yantian, 盐田, 鹽田, Zhanjiang Potou Apt, 湛江, Zhenjiang Port, 镇江, 鎮江, Zhangjiagang, 张家港, 張家港, Zhoushan Port, 舟山',
  'Zhongshan Port, 中山, Zhuhai Port, 珠海, Buenaventura, 布埃纳文图拉, 布埃納文圖拉, Cartagena, 卡塔赫纳, 卡塔赫納, Puerto Limon, 利蒙, Limassol, 利马索尔',
  '利馬索爾, Bremerhaven, 不来梅哈芬, 不來梅港, Bremen, 不来梅, 不來梅, Hamburg, 汉堡, 漢堡, Wilhelmshaven, 威廉港, Djibouti, 吉布提, 吉布地, Aarhus, 奥胡斯, 奧胡斯',
  'Kobenhavn, 哥本哈根, Caucedo, 考塞多, Guayaquil, 瓜亚基尔, 瓜亞基爾, Muuga, 穆加, El Iskandariya, 亚历山大, 亞歷山卓, Dumyat, 杜姆亚特, 達米埃塔, Port Said, 塞得港',
  '塞德港, Sokhna Port, 苏赫纳, 蘇赫納, Algeciras, 阿尔赫西拉斯, 阿爾赫西拉斯, Barcelona, 巴塞罗那, 巴塞隆納, Bilbao, 毕尔巴鄂, 畢爾包, Valencia, 瓦伦西亚, 瓦倫西亞',
  'Helsingfors, 赫尔辛基, 赫爾辛基, Kotka, 科特卡, Fos-sur-Mer, 福斯, Le Havre, 勒阿弗尔, 哈佛港, Marseille, 马赛, 馬賽, Belfast, 贝尔法斯特, 貝爾法斯特, Felixstowe',
  '费利克斯托, 費利克斯托, Grangemouth, 格兰杰默斯, 格蘭傑默斯, Hull, 赫尔, 赫爾, London Gateway Port, 伦敦门户港, 倫敦門戶港, Liverpool, 利物浦, London, 伦敦, 倫敦',
  'Southampton, 南安普敦, Tilbury, 蒂尔伯里, 蒂爾伯里, Tema, 特马, 特馬, Piraeus, 比雷埃夫斯, Thessaloniki, 塞萨洛尼基, 塞薩洛尼基, Hong Kong, 香港, Rijeka, 里耶卡',
  '勿拉湾, 勿拉灣, Jakarta, 雅加达, 雅加達, Semarang, 三宝垄, 三寶壟, Surabaya, 泗水, Dublin, 都柏林, Ashdod, 阿什杜德, Haifa, 海法, Kolkata, 加尔各答, 加爾各答',
  'Cochin, 科钦, 柯枝, Chennai, 金奈, 清奈, Mundra, 蒙德拉, Nhava Sheva, 那瓦舍瓦, Pipavav, 皮帕瓦沃, Tuticorin, 杜蒂戈林, Visakhapatnam, 维沙卡帕特南, 維沙卡帕特南',
  'Umm Qasr Port, 乌姆盖斯尔, 烏姆蓋斯爾, Ancona, 安科纳, 安科納, Gioia Tauro, 焦亚陶罗, 焦亞陶羅, Genoa, 热那亚, 熱那亞, Livorno, 里窝那, 利佛諾, Napoli, 那不勒斯, 拿坡里',
  "Ravenna, 拉文纳, 拉溫納, La Spezia, 拉斯佩齐亚, 拉斯佩齊亞, Trieste, 的里雅斯特, Venezia, 威尼斯, Kingston, 金斯敦, 京斯敦, Al 'Aqabah, 亚喀巴, 阿卡巴",
  'Hakata/Fukuoka, 博多, Moji/Kitakyushu, 门司, 門司, 名古屋, Osaka, 大阪, Shimizu, 清水, Tokyo, 东京, 東京, Kobe, 神户, 神戶, Yokohama, 横滨, 橫濱',
  'Mombasa, 蒙巴萨, 蒙巴薩, Kampong Saom, 西哈努克港, 施亞努港, Phnom Penh, 金边, 金邊, Incheon, 仁川, Gwangyang, 光阳, 光陽, Busan, 釜山, Shuwaikh, 舒韦赫, 舒威赫',
  'Beirut, 贝鲁特, 貝魯特, Colombo, 科伦坡, 可倫坡, Klaipeda, 克莱佩达, 克萊佩達, Riga, 里加, Casablanca, 卡萨布兰卡, 卡薩布蘭加, Tangier Med, 丹吉尔地中海港, 丹吉爾地中海港',
  'Yangon, 仰光, Marsaxlokk, 马尔萨什洛克, 馬爾薩什洛克, Port Louis, 路易港, Ensenada, 恩塞纳达, 恩塞納達, Veracruz, 韦拉克鲁斯, 維拉克魯斯, Manzanillo, 曼萨尼约, 曼薩尼約',
  '民都鲁, 民都魯, 古晋, 古晉, Penang, 槟城, 檳城, 巴西古当, 巴西古當, Port Klang, 巴生港, Tanjung Pelepas, 丹戎帕拉帕斯, Apapa, 阿帕帕, Lagos, 拉各斯, Onne, 奥内, 奧內',
  'Amsterdam, 阿姆斯特丹, Rotterdam, 鹿特丹, Oslo, 奥斯陆, 奧斯陸, Auckland, 奥克兰, 奧克蘭, Lyttelton, 利特尔顿, 利特爾頓, Tauranga, 陶朗加, Salalah, 塞拉莱, 薩拉拉',
  'Sohar, 苏哈尔, 蘇哈爾, Balboa, 巴尔博亚, 巴爾博亞, Colon, 科隆, Callao, 卡亚俄, 卡亞俄, Cebu, 宿务, 宿霧, 达沃, 達沃, Manila, 马尼拉, 馬尼拉, Manila North Harbour',
  '马尼拉北港, 馬尼拉北港, Manila South Harbour, 马尼拉南港, 馬尼拉南港, Subic Bay, 苏比克湾, 蘇比克灣, Karachi-muhammad Bin Qasim, 卡西姆港, Karachi, 卡拉奇, 喀拉蚩',
  'Gdansk, 格但斯克, Gdynia, 格丁尼亚, 格丁尼亞, Lisboa, 里斯本, Sines, 锡尼什, 錫尼什, Doha, 多哈, 杜哈, Constanta, 康斯坦察, Saint Petersburg, 圣彼得堡, 聖彼得堡',
  'Novorossiysk, 新罗西斯克, 新羅西斯克, Vladivostok, 符拉迪沃斯托克, 海參崴, Vostochnyy Port, 东方港, 東方港, Ad Dammam, 达曼, 達曼, Jeddah, 吉达, 吉達, Jubail',
  '朱拜勒, 朱拜爾, Riyadh, 利雅得, Goteborg, 哥德堡, Stockholm, 斯德哥尔摩, 斯德哥爾摩, Singapore, 新加坡, Koper, 科佩尔, 科佩爾, Dakar, 达喀尔, 達卡, Acajutla, 阿卡胡特拉',
  'Latakia, 拉塔基亚, 拉塔基亞, Lome, 洛美, Bangkok, 曼谷, Laem Chabang, 林查班, Aliaga, 阿里亚加, 阿里亞加, Gemlik, 盖姆利克, 蓋姆利克, Iskenderun, 伊斯肯德伦, 伊斯肯德倫',
  'Istanbul Ambarli, 伊斯坦布尔, 伊斯坦堡, Izmir, 伊兹密尔, 伊茲密爾, Mersin, 梅尔辛, 梅爾辛, Keelung, 基隆, Kaohsiung, 高雄, Taipei, 台北, 臺北, Taichung, 台中',
  '臺中, Dar es Salaam, 达累斯萨拉姆, 三蘭港, Odessa, 敖德萨, 敖得薩, Atlanta, 亚特兰大, 亞特蘭大, Baltimore, 巴尔的摩, 巴爾的摩, Boston, 波士顿, 波士頓, Chicago, 芝加哥',
  'Charleston, 查尔斯顿, 查爾斯頓, Dallas, 达拉斯, 達拉斯, Newark, 纽瓦克, 紐華克, Houston, 休斯敦, 休士頓, Jacksonville, 杰克逊维尔, 傑克遜維爾, Los Angeles, 洛杉矶',
  '洛杉磯, Long Beach, 长滩, 長灘, Memphis, 孟菲斯, 曼菲斯, Miami, 迈阿密, 邁阿密, Mobile, 莫比尔, 莫比爾, New Orleans, 新奥尔良, 紐奧良, New York, 纽约, 紐約',
  'Oakland, Norfolk, 诺福克, 諾福克, Portland, 波特兰, 波特蘭, Philadelphia, 费城, 費城, Savannah, 萨凡纳, 薩凡納, Seattle, 西雅图, 西雅圖, Tacoma, 塔科马, 塔科馬',
  'Tampa, 坦帕, Montevideo, 蒙得维的亚, 蒙特維多, Cai Mep, 盖梅, 蓋梅, Da Nang, 岘港, 峴港, Haiphong, 海防, Ho Chi Minh City, 胡志明市, Qui Nhon, 归仁, 歸仁',
  'Vung Tau, 头顿, 頭頓, Cape Town, 开普敦, 開普敦, Durban, 德班, Port Elizabeth, 伊丽莎白港, 伊莉莎白港',
  'Ho Chi Minh, Pusan, Chiwan, Da Chan Bay, Chattogram, Gothenburg, 胡志明, 巴生',
];

/** A name without case, blanks, punctuation and what follows it: `Ningbo, China`, `NINGBO (CNNGB)`, `宁波港`. */
const fold = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .replace(/[,，/(].*$/su, '')
    .replace(/[\s.'’-]+/gu, '')
    .replace(/(?<=..)[港市]$/u, '');

const KNOWN = new Set(NAMES.flatMap((names) => names.split(', ')).map(fold));

/** Whether a text is the name of a large container port. */
export const isPortName = (text: string): boolean => text.length <= 80 && KNOWN.has(fold(text));
