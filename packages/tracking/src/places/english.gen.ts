// Made by apps/server/scripts/build-places.ts; do not edit.

/** English names by country: the rest of each code, then its name. */
export const NAMES = `AEAJMAjman;AUHAbu Dhabi;DXBDubai;FJRAl Fujayrah;JEAJebel Ali;JEDJebel Dhanna;KLFKhor al Fakkan;PRAPort Rashid;QIWUmm al Qaiwain;RKTRas al Khaimah;RUWAr Ruways;SHJSharjah
AGANUAntigua;SJOSaint John's
AIBLPBlowing Point;RBYRoad Bay
ALDRZDurres
ANBONBonaire;CURCuracao;EUXSint Eustatius (Antilles);GSBGalisby;PHIPhilipsburg;SXMSt Maarten;WILWillemstad
AOCABCabinda;LADLuanda;LOBLobito;MSZNamibe;SZASoyo
ARBHIBahia Blanca;BUEBuenos Aires;CMPCampana;CNQCorrientes;CRDComodoro Rivadavia;CVICaleta Olivia;DDCDelta Dock;LPGLa Plata;MDQMar del Plata;NECNecochea;OYAGoya;PMYPuerto Madryn;PUDPuerto Deseado;RGARio Grande;RGLRio Gallegos;RICRio Cullen;ROSRosario;SAESan Antonio Este;SFNSanta Fe;SLOSan Lorenzo;SNSSan Nicolas de los Arroyos;SPDSan Pedro;USHUshuaia;ZAEZarate
ASPPGPago Pago
ATLTXHainfeld;VIEVienna
AUABPAbbot Point;ADLAdelaide;ARDArdrossan;BBYBremer Bay;BELBell Bay;BNEBrisbane;BOOBooby Island;BWTBurnie;CHTChittering;CNSCairns;DPODevonport;DRWDarwin;FREFremantle;GLTGladstone;GOVGove;HBAHobart;HPTHay Point;LSTLaunceston;MELMelbourne;NLKNew Norfolk;NTLNewcastle;PAEPort Adelaide;PHEPort Hedland;PKLPort Kembla;SYDSydney;TSVTownsville;WEIWeipa
AWAUAAruba;ORJOranjestad
AZBAKBaku
BBBGIBridgetown
BDCGPChittagong;CHLChalna;DACDhaka;MGLMongla
BEANRAntwerp;BSUBossuit;DELDoel;GNEGent (Ghent);OSTOostende (Ostend);ZEEZeebrugge
BFOUAOuagadougou
BGBOJBurgas;VARVarna
BHAHDAl Hidd;BAHBahrain;KBSKhalifa Bin Salman Port;MANManama;SITSitrah
BJCOOCotonou
BMBDAHamilton;SOUSouthampton
BNBWNBandar Seri Begawan;KUBKuala Belait;MUAMuara
BOPBUPuerto Busch;SRZSanta Cruz
BRARBAratu;AREAreia Branca;BELBelem;CDOCabedelo;FNOForno;FORFortaleza;IBBImbituba;IGIItaguai;IOAItapoa;IOSIlheus;IROItabirito;ITJItajai;ITQItaqui;ITZItapemirim;MAOManaus;MCZMaceio;NATNatal;NVTNavegantes;PCLPortocel;PECPecem;PNGParanagua;PNNParanã;POAPorto Alegre;RECRecife;RIGRio Grande;RIORio de Janeiro;SALSalto Grande;SFSSao Francisco do Sul;SPBPorto de Itaguai;SSASalvador;SSOSao Sebastiao;SSZSantos;STMSantarem;SUASuape;VDCVitoria da Conquista;VICVila do Conde;VIXVitoria;VLCVila do Conde
BSFPOFreeport, Grand Bahama;NASNassau
BYMSQMinsk
BZBZEBelize City
CABATBathurst;BCKBrockville;BDUBaie d'Urfe;BECBecancour;BJOBaie-Johan-Beetz;BRLBurlington;CALCalgary;CBKCorner Brook;CCBCowichan Bay;COLCollingwood;CROCrofton;CWLCornwall;DORDorval;DRUDrummondville;EDMEdmonton;HALHalifax;HAMHamilton;HMCHarmac;KVLKingsville;MAGMagog;MNTMoncton;MTRMontreal;NIANiagara Falls;NNONanaimo;NORNorth Bay;NWENew Westminster;OAKOakville;ODEOdessa;OSHOshawa;PCRPort Credit;PDVPort Dover;PMLPort Mellon;POIPointe-Claire;PRRPrince Rupert;QUEQuebec;SAKSaskatoon;SCASaint-Catharines;SJBSaint-John;SJFSaint-John's;SNISarnia;SORSorel;SSMSault-Sainte-Marie;STCStoney Creek;SUMSummerside;TEXTexada Island;THUThunder Bay;TORToronto;TRRTrois-Rivieres (Three Rivers);TTCTrenton;VANVancouver;VLFValleyfield;WINWinona;WNPWinnipeg
CDBOABoma;MATMatadi
CGPNRPointe Noire
CHBSLBasel
CIABJAbidjan;SPYSan-Pedro
CLANFAntofagasta;ARIArica;BAGBahia San Gregorio;BARBarquito;CAPSan Vicente;CBCCalbuco;CCLCaleta Coloso;CHBChacabuco;CLDCaldera;CNLCoronel;CNRChanaral;CNXCabo Negro;CQQCoquimbo;CRRCorral;DCHDalcahue;GYCGuayacan;HSOHuasco;IPCIsla de Pascua;IQQIquique;JRLJureles;LOSLos Vilos;LQNLirquen;LVSLas Ventanas;MCHMichilla;MJSMejillones;PAGPuerto Angamos;PCHPuerto Chacabuco;PEOPenco;PGOPunta Chungo;PMCPuerto Montt;PNTPuerto Natales;PPCPunta Patache;PPDPunta Padrones;PTEQuellon (Puerto Quellon);PTIPatillos;PUQPunta Arenas;QMCQuemchi;QTVQuintero;SAISan Antonio;SVESan Vicente;TALTalcahuano;THOTalcahuano;TOMTome;TOQTocopilla;TTCTaltal;VAPValparaiso;WCACastro;WCHChaiten;WPAPuerto Aisen;WPUPuerto Williams;ZUDAncud
CMDLADouala
CNBAYBayuquan;BHYBeihai Fucheng Apt;BJOBeijiao;CANGuangzhou;CGUChangshu;CKGChongqing;COZChaozhou Port;CSXChangsha;CTUChengdu;CWNChiwan Port;DAADagang;DALDalian;DCBDa Chan Bay;DGGDongguan Port;DLCDalian;DOUDoumen Port;FANFangcheng Port;FNGFuyong;FOCFuzhou;FOSFoshan;FUGFuqing;GGYGongyi;GOGGongming;GOMGaoming Port;GUGGuigang;HAKHaikou;HDUHuadu;HEBHebei;HGHHangzhou;HMEHaimen;HMNHumen Port;HSNHeshan Port;HUAHuangpu Port;HUDHuludao Port;HUIHuizhou Port;JGZJingzhou;JIAJiangyin Port;JINJian;JIUJiujiang Port;JMNJiangmen Port;JNZJinzhou Port;JXNJiao Xin;JZUJiuzhou Port;KHNNanchang;KMGKunming;KPNKaiping;LANLanshi Port;LGHLonghua;LIHLianhuashan Port;LKULongkou Port;LSILanshi;LYGLianyungang;LZHLiuzhou Port;MAWMawei Port;MMIMaoming;MWNMawan Port;MYGMianyang;NAHNanhai Port;NBONingbo;NGBNingbo;NGGNangang;NKGNanjing;NNGNanning;NSANansha;NTGNantong Port;PNYShiqiao;PUTPutian;QAWQianwan;QINQingdao;QYNQingyuan;QZHQinzhou;QZJQuanzhou Port;ROQRongqi Port;RZHRizhao Port;SBUSanbu Port;SDGShuidong Port;SGHShanghai;SHAShanghai;SHKShekou;SHPQinhuangdao Port;SINShatian;SJQSanshui;SNWShenwan;SSHSanshan (Nanhai);STGPort of Shantou;SUDShunde Port;SWAJieyang Chaoshan Apt;SWEShanwei Port;SZXShenzhen Baoan;TAGTaicang;TAOQingdao;TAPTaiping;THGTaicheng (Taishan);TSNTianjin;TXGTianjin Xingang;TZOTaizhou;WAZWanzai;WEIWeihai;WHIWuhu Port;WNZWenzhou;WUHWuhan;XABXinfeng;XAMXiamen;XGAXingang;XGGXingang;XIAXi'an;XILXiaolan;XINXinhui Port;XITXintang Port;XMNXiamen;YANYangshan;YICYichang;YIKYingkou Port;YJIYangjiang Port;YNFYunfu;YNTYantai;YPGYangpu Port;YQSBeijiao;YTGYantai;YTNYantian;YZHYangzhou Port;ZAPZhapu (Zhejiang);ZHAZhanjiang Potou Apt;ZHEZhenjiang Port;ZJGZhangjiagang;ZOSZhoushan Port;ZQGZhaoqing Port;ZSNZhongshan Port;ZUHZhuhai Port
COBAQBarranquilla;BUNBuenaventura;CTGCartagena;PBOPuerto Bolivar;SMRSanta Marta;TCOTumaco
CRCALCaldera;GLFGolfito;LIOPuerto Limon;MOBMoin;PASPuntarenas;PCAPuerto Caldera;SJOSan Jose
CUHAVLa Habana;MARMariel;QMAMatanzas;SCUSantiago de Cuba
CVMINMindelo;PALPalmeira;RAIPraia
CYLMSLimassol;NICNicosia;PFOPaphos
CZPRGPrague
DEBEZBahlingen;BINBingen am Rhein;BKEBrake;BOYBad Oeynhausen;BRABramel;BRBBrunsbuttel;BREBremen;BRVBremerhaven;BSKBurgstaaken/Fehmarn;CGNKoln;CUXCuxhaven;DUIDuisburg;DUSDusseldorf;ELSElsfleth;EMEEmden;FLFFlensburg;HAMHamburg;HBUHarburg;HMMHamm;KELKiel;KGUKriegenbrunn;KHOKochendorf;LBCLubeck;LEELeer;MHGMannheim;MUCMunich;NHANordenham;NORNordstrand;NUENuremberg;PFRPfronten;RSKRostock;STRStuttgart;WEDWedel;WORWorms;WVNWilhelmshaven
DJJIBDjibouti;PODDjibouti
DKAALAalborg;AARAarhus;ASNAssens;CPHKobenhavn;EBJEsbjerg;FRCFredericia;HIRHirtshals;HLSHelsingor;HSBHolstebro;KALKalundborg;KTDKerteminde;NBGNyborg;ODEOdense;RUGRungsted;SKASkagen;SVESvendborg
DMRSURoseau
DOCAUCaucedo;HAIRio Haina;MANManzanillo;POPPuerto Plata;SDQSanto Domingo;SPMSan Pedro de Macoris
DZAAEAnnaba (ex Bone);ALGAlger (Algiers);BJABejaia (ex Bougie);GHAGhardaia;MOSMostaganem;ORNOran;SKISkikda (ex Philippeville)
ECBHABahia de Caraquez;CHAChanduy;ESMEsmeraldas;GYEGuayaquil;LLDLa Libertad;MECManta;MTVMonteverde;PBOPuerto Bolivar
EEHLDHaldi;MUGMuuga;TLLTallinn
EGAISAin Sukhna;ALYEl Iskandariya (Alexandria);DAMDumyat (Damietta);EDKEl Dekheila;PSDPort Said;SOKSokhna Port;SUZAs Suways (Suez)
ERASAAssab;MSWMassawa (Mitsiwa)
ESACELanzarote;AGPMalaga;ALCAlicante;ALGAlgeciras;AVSAviles;BCNBarcelona;BIOBilbao;BRMBermeo;CADCadiz;CARCartagena;CASCastellon de la Plana;CEUCeuta;EBOCebolla;FERFerez;FUEPuerto del Rosario-Fuerteventura;GIJGijon;HUVHuelva;IBZIbiza;LCGLa Coruna (A Coruna);LEIAlmeria;LPALas Palmas de Gran Canaria;MADMadrid;MAHMahon, Menorca;MLNMelilla;MOTMotril;MPGMarin, Pontevedra;PALPalamos;PASPasajes;PMIPalma de Mallorca;SCTSanta Cruz de Tenerife;SDRSantander;SNRSanturce;SPCSanta Cruz de La Palma;SVQSevilla;TARTarragona;TBZTabuenca;TCITenerife;TOTTortosa;VGOVigo;VLCValencia;ZAZZaragoza
FIHELHelsingfors (Helsinki);HKOHango (Hanko);HMNFredrikshamn (Hamina);KEMKemi/Tornea (Kemi/Tornio);KOKKarleby (Kokkola);KTKKotka;MTLMantyluoto;OLUOulu;OULOulu (Uleaborg);PORBjorneborg (Pori);RAURauma (Raumo);TKUAbo (Turku);TORTornea (Tornio)
FJLTKLautoka;SUVSuva
FKPSYPort Stanley
FMPNIPohnpei (ex Ponape)
FOTHOThorshavn
FRBASBassens;BAYBayonne;BESBrest;BODBordeaux;BOLBoulogne-sur-Mer;CQFCalais;DKKDunkerque;DPEDieppe;FOSFos-sur-Mer;HGTChitry;HONHonfleur;JAVJavrezac;LCTLa Ciotat;LEHLe Havre;LIOLyon;LPCLa Planche;LPELa Pallice;LRHLa Rochelle;LRTLorient;LTRLe Treport;LVELe Verdon-sur-Mer;MDHMundolsheim;MRSMarseille;MT7Monteton;MTXMontoir-de-Bretagne;NTENantes;OR6La Groise;PARParis;PIRPiriac-sur-Mer;POVPort-Vendres;SETSete;SNRSaint-Nazaire;TLNToulon;URORouen;USJMus
GACLZCap Lopez;LBVLibreville;OWEOwendo;POGPort Gentil
GBABDAberdeen;AVOAvonmouth;BADBarry Dock;BDTBroadstairs;BELBelfast;BHMBirmingham;BOCBurnham on Crouch;BOEBootle;BOSBoston;BRKBirkenhead;BRSBristol;BRTBridlington;BRWBridgwater;CDFCardiff;CFGCarrickfergus;CHDCharleston;CYNCairnryan;DUNDundee;DVRDover;EDIEdinburgh;EILSheildaig;ELLEllesmere Port;EONSeaton;FALFalmouth;FAWFawley;FRBFraserburgh;FXTFelixstowe;GCIGuernsey;GLWGlasgow;GOOGoole;GRGGrangemouth;GRKGreenock;GSYGrimsby;GTYGreat Yarmouth;GVSGravesend;HRWHarwich;HULHull;IMMImmingham;INKInverkeithing;INVInverness;IPSIpswich;IRLIrlam;KLNKing's Lynn;LANLancaster;LGPLondon Gateway Port;LIVLiverpool;LONLondon;MALMaldon;MCDMacduff;MIDMiddlesbrough;MNCManchester;MNSMoaness, Hoy;MONMontrose;MRYMaryport;NCLNewcastle upon Tyne;NFTNorthfleet;NHVNewhaven;NLNNelson;NPTNewport;PDDPen-Clawdd;PFTPurfleet;PLYPlymouth;PMEPortsmouth;POOPoole;PREPreston;PRUPortbury;PSTParkeston Quay;QUBQueenborough;RYERye;SCAScarborough;SHSSheerness;SOUSouthampton;SOWStanlow;SSHSouth Shields;SUNSunderland;SVTSilvertown;SWASwansea;TEETeesport;THPThamesport;TILTilbury;TYNTyne;WDNWidnes;WORWorkington;YVZStonehouse
GDSTGSaint George's
GEBUSBatumi;PTIPoti;TBSTbilisi
GFCAYCayenne;DDCDegrad des Cannes
GHTEMTema;TKDTakoradi
GIGIBGibraltar
GMBJLBanjul
GNCKYConakry
GPBBRBasse-Terre;GUSGustavia;PTPPointe-a-Pitre;SBHSaint Barthelemy
GQBSGBata;SSGMalabo
GRASTAstakos;EEUEleusina;HERHeraklion (Iraklion);KAPKapsalion (Kythira);PIRPiraeus;RHORhodes;SKGThessaloniki;VOLVolos
GTCHRChamperico;GUAGuatemala City;PBRPuerto Barrios;PRQPuerto Quetzal;STCPuerto Santo Tomas de Castilla
GUGUMGuam
GWOXBBissau
GYGEOGeorgetown
HKHKGHong Kong
HNAMPAmapala;LCELa Ceiba;PCAPuerto Castilla;PCRPuerto Cortes;RTBRoatan;SLOSan Lorenzo;TEATela;TGUTegucigalpa
HRDBVDubrovnik;LSTLastovo;PLEPloce;RJKRijeka;SPUSplit
HTCAPCap-Haitien;PAPPort-au-Prince
HUBUDBudapest
IDAMAAmamapare, Ij;BDJBanjarmasin;BITBitung, Sulawesi;BLWBelawan, Sumatra;BNTBelanak Terminal;BPNBalikpapan;BTMBatam Island;BUNBuatan;BURBatu Ampal;CIGCigading;DJBJambi, Sumatra;DJJJayapura, Irian Jaya;JKTJakarta;KABKabil;LBMLobam;MAKMakassar;MESMedan, Sumatra;MRKMerak, Java;PDGPadang;PJGPanjang (Lampung, Sumatra);PKUPekanbaru, Sumatra;PLMPalembang, Sumatra;PNJPanjang;PNKPontianak, Kalimantan;PWGPerawang;SEQSungai Pakning, Sumatra;SRGSemarang;SRISamarinda, Kalimantan;SUBSurabaya;TABTaboneo;TBGTeluk Betung, Sumatra;TPPTanjung Priok;TTITebingtinggi;UPGUjung Pandang, Sulawesi
IEDRODrogheda;DUBDublin;FOVFoynes;GWYGalway;KLNKinsale;ORKCork;WATWaterford
ILASHAshdod;HADHadera;HFAHaifa;NATNetanya;RMGRamat Gan;TLVTel Aviv-Yafo
INAGRAgra;AMDAhmedabad;BLRBangalore;BOMMumbai (ex Bombay);CCUKolkata (ex Calcutta);CDLCuddalore;CJBCoimbatore;COKCochin;DAMDaman;DELDelhi;DRIDadri;GOIGoa;HALHaldia;HYDHyderabad;ICDNew Delhi;IXEMangalore;IXYKandla;JAIJaipur;JDHJodhpur;KAKKakinada;KNUKanpur;KRIKrishnapatnam;LUHLudhiana;MAAChennai (ex Madras);MORMoradabad;MRMMarmagao (Marmugao);MUNMundra;NAGNagpur;NSANhava Sheva;PAPPanipat;PAVPipavav (Victor) Port;PIRPithampur;PNQPune;STVSurat;TKDTughlakabad;TUTTuticorin;VTZVisakhapatnam;VVAVeraval
IQUQRUmm Qasr Port
IRBKMBandar Khomeini;BNDBandar Abbas;BUZBushehr;KHOKhorramshahr;ZBRChah Bahar
ISESKEskifjordur - hofn;GRTGrundartangi;REYReykjavik
ITAOIAncona;AUGAugusta;BRIBari;CAGCagliari;CRVCrotone;CTACatania;CVVCivitavecchia;FAEFaenza;GAEGaeta;GITGioia Tauro;GOAGenoa;LIVLivorno;MILMilan;MNFMonfalcone;MODModena;NAPNapoli;PDAPadova;PESPesaro;PGAPorto Garibaldi;PMOPalermo;PRJCapri;PSRPescara;PVEPortoscuso (Porto Vesme);RANRavenna;SALSalerno;SPELa Spezia;SVNSavona;TARTaranto;TPSTrapani;TRNTorino;TRSTrieste;VCEVenezia;VDLVado Ligure;VIAViareggio
JMKINKingston;MBJMontego Bay;OCJOcho Rios;PKSPort Kaiser
JOAQJAl 'Aqabah
JPABUAburatsu;AOJAomori;AXTAkita;CHBChiba;FKYFukuyama, Hiroshima;HHEHachinohe;HIBHibi;HICHitachinaka;HIJHiroshima;HIMHimeji;HISHikoshima;HKDHakodate;HKTHakata/Fukuoka;HMDHamada;HMMHamamatsu;HSMHososhima;HTCHitachi;IHANiihama;IMBImabari;IMIImari;ISGIshigaki;ISIIshikari;ISMIshinomaki;ISSIsa;IWKIwakuni;IYMIyomishima;KCZKochi;KGAKakogawa;KIJNiigata;KMJKumamoto;KNDKanda, Fukuoka;KNUKinuura;KNZKanazawa;KOJKagoshima;KREKure, Hiroshima;KSMKashima, Ibaraki;KUHKushiro;KWSKawasaki;KZUKisarazu;MAIMaizuru;MIIMiike, Fukuoka;MOJMoji/Kitakyushu;MTRMutsure;MURMuroran;MYJMatsuyama;NAHNaha, Okinawa;NANNakanoseki;NAONaoetsu;NASNaoshima;NGONagoya, Aichi;NGSNagasaki;OITOita;OKAOkinawa;OMZOmaezaki;ONAOnahama;ONOOnomichi;OSAOsaka;OTKOtake;SAGSaganoseki;SBSShibushi;SDJSendai, Miyagi;SDSSendaishinko;SDUSodegaura;SENSatsumasendai;SHSShimonoseki;SKDSakaide;SKMShikama;SKTSakata;SMASouma;SMNSakaiminato;SMZShimizu;TAKTakamatsu;TBTTobata/Kitakyushu;TGOTagonoura;THSToyohashi;TKSTokushima;TKYTokuyama;TMITsukumi;TMKTomakomai;TNDTonda;TOKTokachi;TOSToyamashinko;TOYToyama;TRGTsuruga;TYOTokyo;UBJUbe;UKBKobe;UNTUnten;WAKWakayama;YATYatsushiro;YKKYokkaichi;YOKYokohama;YOSYokosuka;YWTYawata/Kitakyushu
KEMBAMombasa;NBONairobi
KHKOSKampong Saom;PNHPhnom Penh
KITRWTarawa
KMMUTMutsamudu, Anjouan;YVAMoroni
KNBASBasseterre, Saint Kitts;NEVNevis
KPCHOChongjin;WONWonsan
KRCHAJeju;CHFJinhae;CHGJanghang/Seocheon-gun;CHOCheonan;CHUChungju;CHWChangwon;CWOCheongwon-gun;GYGGoyang;HINJinju;HYGHamyang-gun;HYPHyeonpoong/Daegu;ICHIncheon;INCIncheon;JEOJeongeup;JGEGeoje;JHGJangheung-gun;KANGwangyang;KJEGeoje;KMCGimcheon;KPOPohang;KUMGumi;KUVGunsan;KWJGwangju;KWUGwangju;MASMasan;MOKMokpo;NYJNamyang/Goheung-gun;NYUNamyangju;OKPOkpo/Geoje;ONSOnsan/Ulsan;PUSBusan;SCPSamcheonpo/Sacheon;SELSeoul;SSASeosan;TAEDaegu;TJNDaejeon;TYGTongyeong;USNUlsan;YESYesan;YOSYeosu
KWKWIKuwait;SAAShuaiba;SWKShuwaikh
KYGCMGrand Cayman;GECGeorgetown, Grand Cayman
LBBEYBeirut;KYETripoli
LCCASCastries;SLUSaint Lucia Apt;VIFVieux Fort
LKCMBColombo
LRMLWMonrovia
LTKLJKlaipeda
LVAIZAizkraukle;RIXRiga;SALSalacgriva;VNTVentspils
LYBENBingazi (Benghazi);KHOAl Khums;MRAMisurata;TIPTripoli
MAAGAAgadir;CASCasablanca;ELJEl Jadida;MOHMohammedia;NNAKenitra (ex Port Lyautey);PTMTangier Med;SFISafi;TNGTangier
MCMONMonaco
MDGIUGiurgiulesti
MEBARBar
MGDIEAntsiranana;EHLEhoala;MJNMajunga (Mahajanga);NOSNosy-Be;TLETulear (Toliara);TMMTamatave (Toamasina);TOAToamasina
MHMAJMajuro
MLBKOBamako
MMRGNYangon
MOMFMMacau
MPSPNSaipan
MQFDFFort-de-France
MRNDBNouadhibou;NKCNouakchott
MTMARMarsaxlokk;MGZMgarr, Gozo;MLAValletta
MUPLUPort Louis
MVMLEMale
MWBLZBlantyre
MXACAAcapulco;ATMAltamira;COACoatzacoalcos;ESEEnsenada;GYMGuaymas;MEXMexico City;PGOProgreso;PMSPuerto Morelos;REXReynosa;SCXSalina Cruz;TAMTampico;TPBTopolobampo;VERVeracruz;ZLOManzanillo
MYBKIKota Kinabalu, Sabah;BTUBintulu, Sarawak;BWHBagan Luar (Butterworth);JHBJohor Bahru;KCHKuching, Sarawak;KUAKuantan (Tanjong Gelang);LBULabuan, Sabah;MEPMersing;MKZMalacca;MUAMuar;MYYMiri, Sarawak;PENPenang (Georgetown);PGUPasir Gudang, Johor;PKGPort Klang;SBWSibu, Sarawak;SDKSandakan, Sabah;TBATanjong Baran;TGGKuala Terengganu;TPPTanjung Pelepas;TWUTawau, Sabah;WSPWestport/Port Klang
MZBEWBeira;MNCNacala;MPMMaputo;POLPemba;UELQuelimane
NALUDLuderitz;WVBWalvis Bay
NCNOUNoumea
NGAPPApapa;CBQCalabar;LOSLagos;ONNOnne;PHCPort Harcourt;TINTincan/Lagos;WARWarri
NICIOCorinto;MGAManagua
NLALKAlkmaar;AMSAmsterdam;BZMBergen op Zoom;DORDordrecht;EEMEemshaven;GRQGroningen;HVHHoek van Holland;IJMIJmuiden/Velsen;MOEMoerdijk;RTMRotterdam;TNZTerneuzen;VELVelsen;VENVenlo;VLAVlaardingen;VLIVlissingen;ZAAZaandam;ZEWZeewolde
NOAAVAlvik;AESAlesund;AGOAgotnes;ANDAndalsnes;ASVAustevoll;BGOBergen;BOOBodo;BVKBrevik;DRMDrammen;EGDEigersund;FKGFrekhaug;FRKFredrikstad;FROFloro;FUSFusa;GJMGjemnes;HALHalden;HAUHaugesund;HESHestvika;HLAHolla;HOGHogset;HOYHusoy - Tonsberg;HRIHareid;HRYHeroya;HUSHusnes;HVIHavik;IKRIkornnes;KMYKarmoy;KRSKristiansand;KRVKnarrevik;KSUKristiansund;LARLarvik;LNDLyngdal;MAYMaloy;MOLMolde;MONMongstad;MQNMo i Rana;MSSMoss;ODDOdda;ORKOrkanger;OSLOslo;PORPorsgrunn;SADSandefjord;SAUSauda;SKESkien;SKXSkogn;SLXSortland;SPGSarpsborg;SRPStord;STMStraumen;SUNSunndalsora;SVESvelgen;SVGStavanger;TAETananger;TONTonsberg;TOSTromso;TRDTrondheim
NZAKLAuckland;BLUBluff;CHCChristchurch;DUDDunedin;HLZHamilton;LYTLyttelton;MNRMiddleton/Christchurch;NPENapier;NPLNew Plymouth;NSNNelson;PMRPalmerston North;POEPort Chalmers;TIUTimaru;TKATemuka;TRGTauranga;WAGWanganui;WLGWellington;WREWhangarei
OMMCTMuscat;MNQMina' Qabus;OPQPort Qaboos;SLLSalalah;SOHSohar
PAAMLPuerto Armuelles;BLBBalboa;CFZColon Free Zone;CSOCoco Solo;CTBCristobal;CTDChitre;CZZCanazas;MITManzanillo;ONXColon;PSARodman;PTYPanama, Ciudad de
PEATIAtico;CHMChimbote;CLLCallao;GSMGeneral San Martin;HCOHuacho;ILQIlo;IQTIquitos;LOBLobitos;MRIMatarani;PACPacasmayo;PAIPaita;PCHPuerto Chicama;PIOPisco;SNXSan Nicolas;SUPSupe;SVYSalaverry;TYLTalara
PFPPTPapeete
PGLAELae;MAGMadang;POMPort Moresby;RABRabaul
PHCEBCebu;CGYCagayan de Oro, Mindanao;DVODavao, Mindanao;GESGeneral Santos;IGNIligan, Mindanao;ISBIsabela (Basilan);MLSMagellanes/Masao;MNIManicani;MNLManila;MNNManila North Harbour;MNSManila South Harbour;OZCOzamis, Mindanao;PSLPasaleng, Luzon;SFSSubic Bay;ZAMZamboanga
PKBQMKarachi-muhammad Bin Qasim;KHIKarachi
PLGDNGdansk;GDYGdynia;SWISwinoujscie;SZZSzczecin;WAWWarsaw
PRBQNAguadilla;MAZMayaguez;PNUPuerto Nuevo;PSEPonce;SJUSan Juan
PTADHAngra do Heroismo;CNLCanical;ENTEntroncamento;FDFFigueira da Foz;FNCFunchal, Madeira;HORHorta;LEILeixoes;LISLisboa;OPOPorto;PDLPonta Delgada;PRVPraia da Vitoria;SETSetubal;SIESines;TERTerceira Island Apt;VDCViana do Castelo
PYASUAsuncion;BCMBarrio Caacupe Mi;FNXFenix;PILPilar;PSEPto Seguro/col Mariano Roque Alonso;SANSan Antonio;TERTerport (San Antonio)
QADOHDoha;MESMesaieed;UMSUmm Sa'id (Mesaieed)
RELPTLe Port;PDGPort de Pointe des Galets;REUReunion;RUNSaint-Denis de la Reunion Apt
ROAGIAgigea;BRABraila;CNDConstanta;GALGalati;MAGMangalia
RUARHArkhangelsk;GDXMagadan;KGDKaliningrad;KHOKholmsk;KORKorsakov;KRRKrasnodar;LEDSaint Petersburg (ex Leningrad);MMKMurmansk;NJKNakhodka;NVSNovorossiysk;PTPPotapova;ROVRostov;TAGTaganrog;VVOVladivostok;VYGVyborg;VYPVostochnyy Port
RWKGLKigali
SADMMAd Dammam;DMNDammam;JEDJeddah;JUBJubail;KACKing Abdullah City;RUHRiyadh
SBHIRHoniara, Guadalcanal Is;NORNoro, New Georgia
SCMAWMahe;POVPort Victoria
SDPZUPort Sudan
SEAHUAhus;FAGFalkenberg;GOTGoteborg;GVXGavle;HADHalmstad;HELHelsingborg;KANKarlshamn;KSDKarlstad;LAALandskrona;MMAMalmo;NRKNorrkoping;OSKOskarshamn;OXEOxelosund;SDLSundsvall;SFTSkelleftea;SKESkelleftehamn;SOESodertalje;STOStockholm;TRGTrelleborg;UDDUddevalla;UMEUmea;VSTVasteras
SGJURJurong/Singapore;SINSingapore
SIKOPKoper
SKBTSBratislava
SLFNAFreetown
SNDKRDakar
SOBBOBerbera;KMUKismayu;MGQMogadishu
SRPBMParamaribo
STTMSSao Tome Island
SVAQJAcajutla;LLDLa Libertad;LUNLa Union;SALSan Salvador
SYDAMDamascus (Damas);LTKLatakia;TTSTartus
TCPLSProvidenciales
TGLFWLome
THBGPBangpakong;BKKBangkok;BMTBangkok Modern Terminals/Bangkok;KSIKoh Sichang;KTYKhlong Toei;LCHLaem Chabang;LKRLat Krabang;MATMab Tapud;PATPat Bangkok;PKNPaknam;SBPSiam Bangkok Port;SGZSongkhla;SPRSamut Prakarn;SRISriracha;TPTThai prosperity terminal
TNGAEGabes;JARJarjis;LGNLa Goulette Nord (Halqueloued);RDSRades;SFASfax;SUSSousse;TUNTunis
TOTBUNuku'alofa
TRALIAliaga;AMBAmbarli;AVCAvcilar;AYTAntalya;BAYBayrampasa;BDMBandirma;EYPEvyap Port /Kocaeli;GEBGebze;GEMGemlik;HAYHaydarpasa;HERHereke;ISKIskenderun;ISTIstanbul Ambarli;IZMIzmir;IZTIzmit;KMXKumport;MADMardas;MARMarmara Ereglisi;MERMersin;NEMNemrut Bay;SSXSamsun;TEKTekirdag;TZXTrabzon;YARYarimca
TTPOSPort-of-Spain;PTPPointe a Pierre;PTSPoint Lisas;SFESan Fernando
TWKELKeelung;KHHKaohsiung;MLIMai-liao;SUOSuao;TPETaipei;TXGTaichung;TYNTaoyuan
TZDARDar es Salaam;TGTTanga;ZNZZanzibar
UAIEVKiev;ILKIllichivs'k;KHEKherson;MPWMariupol (ex Zhdanov);ODSOdessa;SVPSevastopol
UGJINJinja;KLAKampala
USADQKodiak;ANCAnchorage;ANPAnnapolis;AR5Damascus;ATLAtlanta;BALBaltimore;BCCBear Creek;BHMBirmingham;BNANashville;BOSBoston;BPTBeaumont;BROBrownsville;BUFBuffalo;CBFCouncil Bluffs;CHAChattanooga;CHIChicago;CHSCharleston;CLECleveland;CLMPort Angeles;CLTCharlotte;CMHColumbus;CPFChippewa Falls;CPVCape Canaveral;CRPCorpus Christi;CVGCincinnati;CZFCape Romanzof;DA8Dauphin;DALDallas;DECDecatur;DENDenver;DETDetroit;DNNDalton;DSMDes Moines;DUTDutch Harbor;ELPEl Paso;ENAKenai;EWRNewark;FEBFernandina Beach;FLLFort Lauderdale;FPOFreeport;FRPFresh Water Bay;FWTFort Worth;GBOGreensboro;GLSGalveston;GPTGulfport;GSPGreer;HNLHonolulu;HOUHouston;HSVHuntsville;ILMWilmington;INDIndianapolis;J3CJacksonville;JAXJacksonville;JOTJoliet;KCKKansas City;LASLas Vegas;LATLos Alamitos;LAXLos Angeles;LCHLake Charles;LGBLong Beach;LRDLaredo;LUILouisville;MEMMemphis;MESMinneapolis;MIAMiami;MKCKansas City;MKEMilwaukee;MOBMobile;MRHMorehead City;MSPMinneapolis/St Paul Apt;MSYNew Orleans;NNSNewport News;NTDPort Hueneme;NTSNorth Charleston;NYCNew York;OAKOakland;OCNOceanside;OCWWashington;OLMOlympia;OMAOmaha;ORFNorfolk;ORLOrlando;OYMOtay Mesa;PABPalm Beach;PCAPortage Creek;PCVPort Canaveral;PDXPortland;PEBPort Elizabeth;PEFPort Everglades;PFNPanama City;PGLPascagoula;PHFHampton-Williamsburg-Newport News Apt;PHLPhiladelphia;PHXPhoenix;PIAPeoria;PITPittsburgh;PMEPort Manatee;PNSPensacola;POAPort Arthur;PPSPennsauken;PS6Pearson;PTMPortsmouth;PVDProvidence;PWMPortland;PWNPort Wentworth;PYMPlymouth;RAJRotterdam;RBCRiviera Beach;RICRichmond;RNOReno;SACSacramento;SANSan Diego;SATSan Antonio;SAVSavannah;SCKStockton;SEASeattle;SFOSan Francisco;SLCSalt Lake City;SPTSouth Saint Paul;SSIBrunswick;STLSt. Louis;STPSaint Paul;SUESturgeon Bay;SUWSuperior;SWFNewburgh;SXTSanta Teresa;SXZSwartz Creek;TIWTacoma;TMMTamms;TOLToledo;TPATampa;TSASavannah;TULTulsa;UGNWaukegan;UXZPort Chester;UZFTonawanda;VABVirginia Beach;XGOHoward Beach/Queens/New York;XHFKirkland;XHOLong Island City/Queens/New York;YOBOakboro
UYCYRColonia;MVDMontevideo;NVPNueva Palmira;PDUPaysandu
VCKTNKingstown
VEAMYAmuay;BLABarcelona;EGUEl Guamache;ETVEl Tablazo/Maracaibo L;GUBGuaranao Bay;GUTGuanta;LAGLa Guaira;LSVLa Salina/Maracaibo L;MARMaracaibo;MTVMatanzas;PBLPuerto Cabello;PCNPunta Cardon;PSUPuerto Sucre;PZOPuerto Ordaz
VGRADRoad Town, Tortola;TOVTortola
VICHACharlotte Amalie, Saint Thomas;CTDChristiansted, Saint Croix;STTSaint Thomas;STXSaint Croix
VNCLICat Lai;CLNCai Lan;CMTCai Mep;DADDa Nang;HPHHaiphong;NHANha Trang;PHGPhuoc Long;SGNHo Chi Minh City;STDSu Tu Den;TOTCai Mep;TTDTan Thuan Dong;UIHQui Nhon;VICHo Chi Minh, VICT;VUTVung Tau
VUSONEspiritu Santo;VLIPort Vila
WSAPWApia
YEADEAden;HODHodeidah;LADLittle Aden;MKXMukalla
YTLONLongoni
ZABFNBloemfontein;CPTCape Town;DURDurban;ELSEast London;JNBJohannesburg;PLZPort Elizabeth;PRYPretoria;RCBRichards Bay;ZBACoega
ZMLUNLusaka
ZWBUQBulawayo;HREHarare;UTAMutare`;
