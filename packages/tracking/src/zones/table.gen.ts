// Made by apps/server/scripts/build-places.ts; do not edit.

/** Zones of countries with one time. */
export const COUNTRIES = `Africa/Abidjan CI
Africa/Accra GH
Africa/Addis_Ababa ET
Africa/Algiers DZ
Africa/Asmara ER
Africa/Bamako ML
Africa/Bangui CF
Africa/Banjul GM
Africa/Bissau GW
Africa/Blantyre MW
Africa/Brazzaville CG
Africa/Bujumbura BI
Africa/Cairo EG
Africa/Casablanca MA
Africa/Conakry GN
Africa/Dakar SN
Africa/Dar_es_Salaam TZ
Africa/Djibouti DJ
Africa/Douala CM
Africa/El_Aaiun EH
Africa/Freetown SL
Africa/Gaborone BW
Africa/Harare RH ZW
Africa/Johannesburg ZA
Africa/Juba SS
Africa/Kampala UG
Africa/Khartoum SD
Africa/Kigali RW
Africa/Lagos NG
Africa/Libreville GA
Africa/Lome TG
Africa/Luanda AO
Africa/Lusaka ZM
Africa/Malabo GQ
Africa/Maputo MZ
Africa/Maseru LS
Africa/Mbabane SZ
Africa/Mogadishu SO
Africa/Monrovia LR
Africa/Nairobi KE
Africa/Ndjamena TD
Africa/Niamey NE
Africa/Nouakchott MR
Africa/Ouagadougou BF HV
Africa/Porto-Novo BJ DY
Africa/Sao_Tome ST
Africa/Tripoli LY
Africa/Tunis TN
Africa/Windhoek NA
America/Anguilla AI
America/Antigua AG
America/Argentina/Buenos_Aires AR
America/Aruba AW
America/Asuncion PY
America/Barbados BB
America/Belize BZ
America/Bogota CO
America/Caracas VE
America/Cayenne GF
America/Cayman KY
America/Costa_Rica CR
America/Curacao AN CW
America/Dominica DM
America/El_Salvador SV
America/Grand_Turk TC
America/Grenada GD
America/Guadeloupe GP
America/Guatemala GT
America/Guyana GY
America/Havana CU
America/Jamaica JM
America/Kralendijk BQ
America/La_Paz BO
America/Lima PE
America/Lower_Princes SX
America/Managua NI
America/Marigot MF
America/Martinique MQ
America/Miquelon PM
America/Montevideo UY
America/Montserrat MS
America/Nassau BS
America/Panama PA PZ
America/Paramaribo SR
America/Port-au-Prince HT
America/Port_of_Spain TT
America/Puerto_Rico PR
America/Santo_Domingo DO
America/St_Barthelemy BL
America/St_Kitts KN
America/St_Lucia LC
America/St_Thomas VI
America/St_Vincent VC
America/Tegucigalpa HN
America/Tortola VG
Arctic/Longyearbyen SJ
Asia/Aden YD YE
Asia/Almaty KZ
Asia/Amman JO
Asia/Ashgabat TM
Asia/Baghdad IQ
Asia/Bahrain BH
Asia/Baku AZ
Asia/Bangkok TH
Asia/Beirut LB
Asia/Bishkek KG
Asia/Brunei BN
Asia/Colombo LK
Asia/Damascus SY
Asia/Dhaka BD
Asia/Dili TL TP
Asia/Dubai AE
Asia/Dushanbe TJ
Asia/Gaza PS
Asia/Ho_Chi_Minh VD VN
Asia/Hong_Kong HK
Asia/Jerusalem IL
Asia/Kabul AF
Asia/Karachi PK
Asia/Kathmandu NP
Asia/Kolkata IN
Asia/Kuala_Lumpur MY
Asia/Kuwait KW
Asia/Macau MO
Asia/Manila PH
Asia/Muscat OM
Asia/Nicosia CY
Asia/Phnom_Penh KH
Asia/Pyongyang KP
Asia/Qatar QA
Asia/Riyadh NT SA
Asia/Samarkand UZ
Asia/Seoul KR
Asia/Shanghai CN
Asia/Singapore SG
Asia/Taipei TW
Asia/Tbilisi GE
Asia/Tehran IR
Asia/Thimphu BT
Asia/Tokyo JP
Asia/Vientiane LA
Asia/Yangon BU MM
Asia/Yerevan AM
Atlantic/Bermuda BM
Atlantic/Cape_Verde CV
Atlantic/Faroe FO
Atlantic/Reykjavik IS
Atlantic/South_Georgia GS
Atlantic/St_Helena SH
Atlantic/Stanley FK
Europe/Amsterdam NL
Europe/Andorra AD
Europe/Athens GR
Europe/Belgrade CS RS YU
Europe/Berlin DD DE
Europe/Bratislava SK
Europe/Brussels BE
Europe/Bucharest RO
Europe/Budapest HU
Europe/Chisinau MD
Europe/Copenhagen DK
Europe/Dublin IE
Europe/Gibraltar GI
Europe/Guernsey GG
Europe/Helsinki FI
Europe/Isle_of_Man IM
Europe/Istanbul TR
Europe/Jersey JE
Europe/Ljubljana SI
Europe/London GB UK
Europe/Luxembourg LU
Europe/Malta MT
Europe/Mariehamn AX
Europe/Minsk BY
Europe/Monaco MC
Europe/Oslo NO
Europe/Paris FR FX
Europe/Podgorica ME
Europe/Prague CZ
Europe/Riga LV
Europe/Rome IT
Europe/San_Marino SM
Europe/Sarajevo BA
Europe/Skopje MK
Europe/Sofia BG
Europe/Stockholm SE
Europe/Tallinn EE
Europe/Tirane AL
Europe/Vaduz LI
Europe/Vatican VA
Europe/Vienna AT
Europe/Vilnius LT
Europe/Warsaw PL
Europe/Zagreb HR
Europe/Zurich CH
Indian/Antananarivo MG
Indian/Chagos IO
Indian/Christmas CX
Indian/Cocos CC
Indian/Comoro KM
Indian/Kerguelen TF
Indian/Mahe SC
Indian/Maldives MV
Indian/Mauritius MU
Indian/Mayotte YT
Indian/Reunion RE
Pacific/Apia WS
Pacific/Efate NH VU
Pacific/Fakaofo TK
Pacific/Fiji FJ
Pacific/Funafuti TV
Pacific/Guadalcanal SB
Pacific/Guam GU
Pacific/Majuro MH
Pacific/Nauru NR
Pacific/Niue NU
Pacific/Norfolk NF
Pacific/Noumea NC
Pacific/Pago_Pago AS
Pacific/Palau PW
Pacific/Pitcairn PN
Pacific/Rarotonga CK
Pacific/Saipan MP
Pacific/Tongatapu TO
Pacific/Wallis WF`;

/** Zones of places in other countries. */
export const PLACES = `Africa/Ceuta ESCEU ESMLN
Africa/Kinshasa CDBOA CDMAT
America/Anchorage USADQ USANC USBCC USENA USPCA
America/Araguaina BRPNN
America/Argentina/Ushuaia CLJRL
America/Bahia BRARB BRIOS BRSSA BRVDC
America/Belem BRBEL BRVLC
America/Cancun MXPMS
America/Chicago USAR5 USBHM USBNA USBPT USBRO USCBF USCHI USCPF USCRP USDAL USDEC USDSM USFPO USFWT USGLS USGPT USHOU USHSV USJOT USKCK USLCH USLRD USMEM USMES USMKC USMKE USMOB USMSP USMSY USOMA USPFN USPGL USPIA USPNS USPOA USPS6 USSAT USSPT USSTL USSTP USSUE USSUW USTMM USTSA USTUL USUGN
America/Coyhaique CLCHB CLPCH CLWPA
America/Denver USDEN USELP USSLC USSXT
America/Detroit USDET USSXZ
America/Edmonton CACAL CAEDM
America/Fortaleza BRARE BRCDO BRFOR BRNAT BRPEC BRVIC
America/Guayaquil ECBHA ECCHA ECESM ECGYE ECLLD ECMEC ECMTV ECPBO
America/Halifax CAHAL CASUM
America/Hermosillo MXGYM
America/Indiana/Indianapolis USIND
America/Kentucky/Louisville USLUI
America/Los_Angeles USCLM USJ3C USLAS USLAT USLAX USLGB USNTD USOAK USOCN USOLM USOYM USPDX USRNO USSAC USSAN USSCK USSEA USSFO USTIW USXHF
America/Maceio BRMCZ
America/Manaus BRMAO
America/Matamoros MXREX
America/Mazatlan MXTPB
America/Merida MXPGO
America/Mexico_City MXACA MXCOA MXMEX MXSCX MXVER MXZLO
America/Moncton CABAT CAMNT CASJB
America/Monterrey MXATM MXTAM
America/New_York USANP USATL USBAL USBOS USBUF USCHA USCHS USCLE USCLT USCMH USCPV USCVG USDA8 USDNN USEWR USFEB USFLL USGBO USGSP USILM USJAX USMIA USMRH USNNS USNTS USNYC USOCW USORF USORL USPAB USPCV USPEB USPEF USPHF USPHL USPIT USPME USPPS USPTM USPVD USPWM USPWN USPYM USRAJ USRBC USRIC USSAV USSSI USSWF USTOL USTPA USUXZ USUZF USVAB USXGO USXHO USYOB
America/Nome USCZF USDUT
America/Phoenix USPHX
America/Punta_Arenas CLBAG CLCNX CLPNT CLPUQ CLWPU
America/Recife BRREC BRSUA
America/Regina CASAK
America/Santarem BRSTM
America/Santiago CLANF CLARI CLBAR CLCAP CLCBC CLCCL CLCLD CLCNL CLCNR CLCQQ CLCRR CLDCH CLGYC CLHSO CLIQQ CLLOS CLLQN CLLVS CLMCH CLMJS CLPAG CLPEO CLPMC CLPPC CLPTE CLPTI CLQMC CLQTV CLSAI CLSVE CLTAL CLTHO CLTOM CLTOQ CLTTC CLVAP CLWCA CLWCH CLZUD
America/Sao_Paulo BRFNO BRIBB BRIGI BRIOA BRIRO BRITJ BRITQ BRITZ BRNVT BRPCL BRPNG BRPOA BRRIG BRRIO BRSAL BRSFS BRSPB BRSSO BRSSZ BRVIX
America/Sitka USFRP
America/St_Johns CACBK CASJF
America/Tijuana MXESE
America/Toronto CABCK CABDU CABEC CABJO CABRL CACOL CACWL CADOR CADRU CAHAM CAKVL CAMAG CAMTR CANIA CANOR CAOAK CAODE CAOSH CAPCR CAPDV CAPOI CAQUE CASCA CASNI CASOR CASSM CASTC CATHU CATOR CATRR CATTC CAVLF CAWIN
America/Vancouver CACCB CACRO CAHMC CANNO CANWE CAPML CAPRR CATEX CAVAN
America/Winnipeg CAWNP
Antarctica/Rothera CLPGO CLPPD
Asia/Irkutsk RUPTP
Asia/Jakarta IDBLW IDBNT IDBTM IDBUN IDCIG IDDJB IDJKT IDKAB IDLBM IDMES IDMRK IDPDG IDPJG IDPKU IDPLM IDPNJ IDPWG IDSEQ IDSRG IDSUB IDTBG IDTPP IDTTI
Asia/Jayapura IDAMA IDDJJ
Asia/Magadan RUGDX
Asia/Makassar IDBDJ IDBIT IDBPN IDBUR IDMAK IDSRI IDTAB IDUPG
Asia/Pontianak IDPNK
Asia/Sakhalin RUKHO RUKOR
Asia/Vladivostok RUNJK RUVVO RUVYP
Atlantic/Azores PTADH PTHOR PTPDL PTPRV PTTER
Atlantic/Canary ESACE ESFUE ESLPA ESSCT ESSPC ESTCI
Atlantic/Madeira PTCNL PTFNC
Australia/Adelaide AUADL AUARD AUPAE
Australia/Brisbane AUABP AUBNE AUBOO AUCNS AUGLT AUHPT AUTSV AUWEI
Australia/Darwin AUDRW AUGOV
Australia/Hobart AUBEL AUBWT AUDPO AUHBA AULST AUNLK
Australia/Melbourne AUMEL
Australia/Perth AUBBY AUCHT AUFRE AUPHE
Australia/Sydney AUNTL AUPKL AUSYD
Europe/Kaliningrad RUKGD
Europe/Kyiv UAIEV UAILK UAKHE UAMPW UAODS
Europe/Lisbon PTENT PTFDF PTLEI PTLIS PTOPO PTSET PTSIE PTVDC
Europe/Madrid ESAGP ESALC ESALG ESAVS ESBCN ESBIO ESBRM ESCAD ESCAR ESCAS ESFER ESGIJ ESHUV ESIBZ ESLCG ESLEI ESMAD ESMAH ESMOT ESMPG ESPAL ESPAS ESPMI ESSDR ESSNR ESSVQ ESTAR ESTBZ ESTOT ESVGO ESVLC ESZAZ
Europe/Moscow RUARH RUKRR RULED RUMMK RUNVS RUROV RUTAG RUVYG
Europe/Simferopol UASVP
Pacific/Auckland NZAKL NZBLU NZCHC NZDUD NZHLZ NZLYT NZMNR NZNPE NZNPL NZNSN NZPMR NZPOE NZTIU NZTKA NZTRG NZWAG NZWLG NZWRE
Pacific/Easter CLIPC
Pacific/Honolulu USHNL
Pacific/Pohnpei FMPNI
Pacific/Port_Moresby PGLAE PGMAG PGPOM PGRAB
Pacific/Tahiti PFPPT
Pacific/Tarawa KITRW`;
